import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useFormKit } from '../../../lib/form/form-kit.ts';
import { FormSection } from '../../../lib/form/form-section.tsx';
import { SectionCard } from '../../../ui/section-card/section-card.tsx';
import { saysSomething } from './client-form-values.ts';

type Props = {
  /** The field of the form that holds the section: null while it is not there. */
  name: string;
  title: string;
  icon: ReactNode;
  empty: object;
  children: ReactNode;
};

/** A section of which a client has at most one. */
export function SingleSection({ name, title, icon, empty, children }: Props) {
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
      isFilled={() => value !== null && saysSomething(value)}
    >
      {() => <FormSection name={title.toLowerCase()}>{children}</FormSection>}
    </SectionCard>
  );
}
