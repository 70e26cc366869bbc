import { MAX_CONTACTS } from '@hub/contract/core/clients/contact';
import { type ReactNode, useId } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { FormSection } from '../../../lib/form/form-field.tsx';
import { useFormKit } from '../../../lib/form/form-kit.ts';
import { ClientsIcon, CommentIcon, HomeIcon, LibraryIcon } from '../../../ui/icon/icons.tsx';
import { SectionCard } from '../../../ui/section-card/section-card.tsx';
import {
  type ClientField,
  commentFieldRows,
  contactFieldRows,
  demographicFieldRows,
  educationFieldRows,
} from '../client-fields.ts';
import styles from './client-form.module.css';
import {
  type ContactValues,
  emptyComment,
  emptyContact,
  emptyDemographic,
  emptyEducation,
  isFilled,
} from './client-form-schema.ts';
import { FieldInput } from './field-input.tsx';

/** The optional sections. Demographic data cannot be added, but stays if a client has it. */
export function ClientSections() {
  const titleId = useId();
  const { form } = useFormKit();
  const hasDemographic = Boolean(form.formState.defaultValues?.demographic ?? form.watch('demographic'));
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Add a section
      </h2>
      <div className={styles.sections}>
        <ContactSections />
        <SingleSection
          name="education"
          title="Education and learning"
          icon={<LibraryIcon />}
          fields={educationFieldRows}
          empty={emptyEducation}
        />
        {hasDemographic && (
          <SingleSection
            name="demographic"
            title="Demographic"
            icon={<HomeIcon />}
            fields={demographicFieldRows}
            empty={emptyDemographic}
          />
        )}
        <SingleSection
          name="comment"
          title="General comments"
          icon={<CommentIcon />}
          fields={commentFieldRows}
          empty={emptyComment}
        />
      </div>
    </section>
  );
}

function ContactSections() {
  const { form } = useFormKit();
  // The contacts have their own ids, which the field array must not overwrite.
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
      icon={<ClientsIcon />}
      max={MAX_CONTACTS}
      instances={instances}
      onAdd={() => append(emptyContact(), { shouldFocus: false })}
      onRemove={(id) => remove(indexOf(id))}
      isFilled={(id) => isFilled(form.getValues(`contacts.${indexOf(id)}`))}
    >
      {(_, index) => (
        <FormSection name={`client contact ${index + 1}`}>
          <Fields fields={contactFieldRows} prefix={`contacts.${index}.`} />
        </FormSection>
      )}
    </SectionCard>
  );
}

type SectionProps = {
  /** The form field of the section: null while the section is closed. */
  name: string;
  title: string;
  icon: ReactNode;
  fields: readonly ClientField[];
  empty: object;
};

/** A section that a client has at most once. */
function SingleSection({ name, title, icon, fields, empty }: SectionProps) {
  const { form } = useFormKit();
  const value: object | null = useWatch({ control: form.control, name });
  const put = (section: object | null) => {
    form.setValue(name, section, { shouldDirty: true });
    form.clearErrors(name);
  };
  return (
    <SectionCard
      title={title}
      icon={icon}
      max={1}
      instances={value ? [{ id: name }] : []}
      onAdd={() => put({ ...empty })}
      onRemove={() => put(null)}
      isFilled={() => value !== null && isFilled(value)}
    >
      {() => (
        <FormSection name={title.toLowerCase()}>
          <Fields fields={fields} prefix={`${name}.`} />
        </FormSection>
      )}
    </SectionCard>
  );
}

const Fields = ({ fields, prefix }: { fields: readonly ClientField[]; prefix: string }) => (
  <div className={styles.fields}>
    {fields.map((field) => (
      <FieldInput key={field.name} field={field} prefix={prefix} />
    ))}
  </div>
);
