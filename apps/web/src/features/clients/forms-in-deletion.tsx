import type { NotRevived, RevivalFault } from '@hub/contract/core/administrations/not-revived';
import type { OpenForm } from '@hub/contract/core/administrations/open-forms';
import type { ToastRequest } from '../../ui/toast/toasts.ts';
import styles from './forms-in-deletion.module.css';

type Props = {
  /** Undefined while they are loaded. */
  forms: readonly OpenForm[] | undefined;
  failed: boolean;
};

/** Names the forms that are out and pause with a deletion. */
export function PausedForms({ forms, failed }: Props) {
  if (failed) return <p>Forms that are out are paused with it.</p>;
  if (!forms) return <p role="status">Looking for forms that are out…</p>;
  if (forms.length === 0) return null;
  return (
    <>
      <p>
        {forms.length === 1 ? '1 form is out and is paused' : `${forms.length} forms are out and are paused`}:
        nobody can open {forms.length === 1 ? 'it' : 'them'} until you restore it.
      </p>
      <ul className={styles.forms}>
        {forms.map(({ id, formName, respondentName, answered, items }) => (
          <li key={id}>
            {`${formName}, `}
            <bdi>{respondentName}</bdi>
            {answered > 0 && `: ${answered} of ${items} answered`}
          </li>
        ))}
      </ul>
    </>
  );
}

const faults: Record<RevivalFault, string> = {
  consent: 'consent has ended',
  age: 'the client has grown out of it',
  contact: 'the respondent must not be contacted',
  license: 'its license has ended',
};

/** What a toast says of a restored record: what could not come back stays until it is closed. */
export function restoredToast(name: string, notRevived: readonly NotRevived[]): ToastRequest {
  if (notRevived.length === 0) return { message: `${name} was restored`, tone: 'success' };
  const lost = notRevived.map(
    ({ formName, respondentName, why }) => `${formName}, ${respondentName} (${faults[why]})`,
  );
  const forms = lost.length === 1 ? 'One form was withdrawn' : `${lost.length} forms were withdrawn`;
  return {
    message: `${name} was restored. ${forms}: ${lost.join('; ')}.`,
    tone: 'priority',
    timeout: 'until-closed',
  };
}
