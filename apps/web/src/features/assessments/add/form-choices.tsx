import type { GivableForm } from '@hub/contract/core/administrations/givable-forms';
import { Card } from '../../../ui/card/card.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { givableTitle, refusalInWords, usesInWords } from '../assessment-words.ts';
import styles from './add.module.css';

type Props = {
  forms: readonly GivableForm[];
  chosen: ReadonlySet<string>;
  onToggle: (formId: string, isChosen: boolean) => void;
};

/**
 * The forms of the library: first those that fit the client, then the others with the reason why they do not.
 */
export function FormChoices({ forms, chosen, onToggle }: Props) {
  const fitting = forms.filter(({ refusal }) => refusal === null);
  const others = forms.filter(({ refusal }) => refusal !== null);
  const choices = (list: readonly GivableForm[]) =>
    list.map((form) => (
      <li key={form.formId}>
        <Checkbox
          label={givableTitle(form)}
          checked={chosen.has(form.formId)}
          disabled={form.refusal !== null}
          help={helpOf(form)}
          onChange={(isChosen) => onToggle(form.formId, isChosen)}
        />
      </li>
    ));
  return (
    <Card>
      <h2 className={styles.title}>Which forms</h2>
      {forms.length === 0 ? (
        <EmptyState message="There are no forms yet" hint="They come with the products of the Library." />
      ) : (
        <>
          {fitting.length === 0 && <p className={styles.none}>No form fits this client now.</p>}
          <ul className={styles.choices}>{choices(fitting)}</ul>
          {others.length > 0 && (
            <>
              <h3 className={styles.subtitle}>Cannot be given</h3>
              <ul className={styles.choices}>{choices(others)}</ul>
            </>
          )}
        </>
      )}
    </Card>
  );
}

const helpOf = (form: GivableForm) =>
  refusalInWords(form) ??
  [usesInWords(form.usesLeft), `${form.minutes} minutes`, form.isOut && 'Already out in this case']
    .filter(Boolean)
    .join(' · ');
