import type { AdministrationNeed, FormInNeed } from '@hub/contract/core/administrations/needing-action';
import { type ReactNode, useId } from 'react';
import { generatePath } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { PageTitle } from '../../../lib/page-title.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { CheckIcon } from '../../../ui/icon/icons.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { toneClass } from '../../../ui/tone/tone.tsx';
import cards from '../../cases/home/needs-action/needs-action.module.css';
import { NeedsAction } from '../../cases/home/needs-action/needs-action.tsx';
import { actionLabels } from '../actions/form-actions.ts';
import { useFormActions } from '../actions/use-form-actions.tsx';
import { useNeedingAction } from '../assessment-queries.ts';
import { formTitle, respondentName } from '../assessment-words.ts';
import { FirstFew } from './first-few.tsx';
import { needs } from './need-words.ts';
import styles from './needs.module.css';
import { NewResults } from './new-results.tsx';

type Props = {
  /** The number of cases that need action as well. */
  cases: number;
  waiting: ReactNode;
};

/** What waits for the practitioner (cases and forms), and the new results. */
export const HomeNeeds = () => (
  <>
    <NeedsAction moreNeeds={(parts) => <FormNeeds {...parts} />} />
    <NewResults />
  </>
);

/** A card for each kind of need, with its actions. */
function FormNeeds({ cases, waiting }: Props) {
  const query = useNeedingAction({ isWatched: true });
  if (!query.data) {
    if (query.errorUpdateCount === 0) return waiting;
    return (
      <div className={styles.failure}>
        <LoadFailure query={query}>The forms that need action could not be loaded.</LoadFailure>
      </div>
    );
  }
  const { total, needs: found } = query.data;
  const all = total + cases;
  return (
    <>
      <PageTitle>{all > 0 ? `(${all}) Home` : 'Home'}</PageTitle>
      {all === 0 && <Nothing />}
      {found.length > 0 && (
        <div className={`${cards.cards} ${styles.cards}`}>
          {found.map((need) => (
            <NeedCard key={need.kind} {...need} />
          ))}
        </div>
      )}
    </>
  );
}

const Nothing = () => (
  <div className={`${cards.card} ${cards.alone}`}>
    <span className={`${cards.done}`}>
      <CheckIcon />
    </span>
    <p className={`${cards.message}`}>Nothing needs your attention</p>
  </div>
);

type CardProps = { kind: AdministrationNeed; total: number; items: readonly FormInNeed[] };

function NeedCard({ kind, total, items }: CardProps) {
  const titleId = useId();
  const { title, hint, tone } = needs[kind];
  return (
    <section aria-labelledby={titleId} className={`${cards.card}`}>
      <div className={`${cards.head}`}>
        <p className={`${cards.number} ${toneClass(tone)}`}>{total}</p>
        <div className={`${cards.words}`}>
          <h3 id={titleId} className={`${cards.title}`}>
            {title}
          </h3>
          <p className={`${cards.hint}`}>{hint}</p>
        </div>
      </div>
      <FirstFew label={title} items={items} total={total}>
        {(form) => <NeedItem key={form.id} kind={kind} form={form} />}
      </FirstFew>
    </section>
  );
}

function NeedItem({ kind, form }: { kind: AdministrationNeed; form: FormInNeed }) {
  const { caseId, batteryId, id } = form;
  const { act, dialog, isBusy } = useFormActions(form, { caseId, batteryId, id });
  const { actions, link, fact } = needs[kind];
  const address = generatePath(paths.administration, { id: caseId, formId: id });
  const title = formTitle(form);
  const possible = actions.filter((action) => form.actions.includes(action));
  return (
    <li className={styles.form}>
      <div className={styles.about}>
        <p className={styles.name}>
          <bdi>{form.clientName}</bdi>
        </p>
        <p className={styles.facts}>
          {[title, respondentName(form), fact(form)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className={styles.actions}>
        {possible.map((action) => (
          <Button key={action} variant="secondary" disabled={isBusy} onPress={() => act(action)}>
            {actionLabels[action]}
            <span className="visually-hidden">
              : {title} for {form.clientName}
            </span>
          </Button>
        ))}
        <Link href={address}>
          {link}
          <span className="visually-hidden">
            : {title} for {form.clientName}
          </span>
        </Link>
      </div>
      {dialog}
    </li>
  );
}
