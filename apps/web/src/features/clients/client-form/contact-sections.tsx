import { MAX_CONTACTS } from '@hub/contract/core/clients/contact';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useFormKit } from '../../../lib/form/form-kit.ts';
import { FormSection } from '../../../lib/form/form-section.tsx';
import { SectionCard } from '../../../ui/section-card/section-card.tsx';
import { type ContactValues, emptyContact, saysSomething } from './client-form-values.ts';
import type { ClientOptions } from './client-options.ts';
import { ContactFields } from './contact-fields.tsx';

type Props = { options: ClientOptions; icon: ReactNode };

export function ContactSections({ options, icon }: Props) {
  const { form } = useFormKit();
  // The contacts have ids of their own, which the array must not write over.
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: 'contacts',
    keyName: 'key',
  });
  const instances = fields.map((field) => ({ id: (field as unknown as ContactValues).id }));
  const indexOf = (id: string) => instances.findIndex((instance) => instance.id === id);
  return (
    <SectionCard
      title="Client contact"
      icon={icon}
      max={MAX_CONTACTS}
      instances={instances}
      onAdd={() => append(emptyContact(), { shouldFocus: false })}
      onRemove={(id) => remove(indexOf(id))}
      isFilled={(id) => saysSomething(form.getValues(`contacts.${indexOf(id)}`))}
    >
      {(_, index) => (
        <FormSection name={`client contact ${index + 1}`}>
          <ContactFields index={index} options={options} />
        </FormSection>
      )}
    </SectionCard>
  );
}
