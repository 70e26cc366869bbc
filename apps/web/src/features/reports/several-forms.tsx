import { COMBINED, PROGRESS } from '@hub/contract/catalogs/report-formats';
import type { ReportableForm, ReportableForms } from '@hub/contract/core/reports/report';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { reportableTitle } from './report-words.ts';
import styles from './reports.module.css';

const MAX_FORMS: Record<number, number> = { [COMBINED]: 5, [PROGRESS]: 20 };
export const maxForms = (format: number) => MAX_FORMS[format] ?? 1;

const partnersOf = (form: ReportableForm, format: number) =>
  format === COMBINED ? form.combinesWith : form.followedBy;

/**
 * The forms that have another one to compare with: from raters of one case, or from several times of one
 * client.
 */
export const comparableForms = ({ forms }: Pick<ReportableForms, 'forms'>, format: number, caseId: string) =>
  forms.filter(
    (form) => partnersOf(form, format).length > 0 && (format === PROGRESS || form.caseId === caseId),
  );

/** The latest comparable form, with all forms that it can be compared with. */
export function firstComparison(forms: readonly ReportableForm[], format: number): string[] {
  const [first] = forms;
  return first ? [first.administrationId, ...partnersOf(first, format)].slice(0, maxForms(format)) : [];
}

type Props = {
  format: number;
  forms: readonly ReportableForm[];
  ids: readonly string[];
  onChange: (ids: string[]) => void;
};

/** Chooses forms to compare. Forms that cannot be compared with the first one are disabled. */
export function SeveralForms({ format, forms, ids, onChange }: Props) {
  const first = forms.find(({ administrationId }) => ids.includes(administrationId));
  const fits = ({ administrationId }: ReportableForm) =>
    !first || partnersOf(first, format).includes(administrationId);
  return (
    <fieldset className={styles.group}>
      <legend>Forms</legend>
      {forms.map((form) => {
        const { administrationId: id } = form;
        const isChosen = ids.includes(id);
        return (
          <Checkbox
            key={id}
            label={reportableTitle(form)}
            checked={isChosen}
            disabled={!isChosen && (!fits(form) || ids.length >= maxForms(format))}
            onChange={(isOn) => onChange(isOn ? [...ids, id] : ids.filter((one) => one !== id))}
          />
        );
      })}
    </fieldset>
  );
}
