import { useId } from 'react';
import { useFormKit } from '../../../lib/form/form-kit.ts';
import { ClientsIcon, CommentIcon, HomeIcon, LibraryIcon } from '../../../ui/icon/icons.tsx';
import styles from './client-form.module.css';
import { emptyComment, emptyDemographic, emptyEducation } from './client-form-values.ts';
import type { ClientOptions } from './client-options.ts';
import { CommentFields } from './comment-fields.tsx';
import { ContactSections } from './contact-sections.tsx';
import { DemographicFields } from './demographic-fields.tsx';
import { EducationFields } from './education-fields.tsx';
import { SingleSection } from './single-section.tsx';

/** What not every client needs. Demographic is not offered, but stays where a client has it. */
export function ClientSections({ options }: { options: ClientOptions }) {
  const titleId = useId();
  const { form } = useFormKit();
  const hasDemographic = Boolean(form.formState.defaultValues?.demographic ?? form.watch('demographic'));
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        Add a section
      </h2>
      <div className={styles.sections}>
        <ContactSections options={options} icon={<ClientsIcon />} />
        <SingleSection
          name="education"
          title="Education and learning"
          icon={<LibraryIcon />}
          empty={emptyEducation}
        >
          <EducationFields options={options} />
        </SingleSection>
        {hasDemographic && (
          <SingleSection name="demographic" title="Demographic" icon={<HomeIcon />} empty={emptyDemographic}>
            <DemographicFields options={options} />
          </SingleSection>
        )}
        <SingleSection name="comment" title="General comments" icon={<CommentIcon />} empty={emptyComment}>
          <CommentFields />
        </SingleSection>
      </div>
    </section>
  );
}
