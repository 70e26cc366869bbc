import { labelOf } from '@hub/contract/catalogs/catalog';
import { deliveryMethods } from '@hub/contract/catalogs/delivery-methods';
import type { WholeAdministration } from '@hub/contract/core/administrations/administration';
import { displayDate } from '@hub/contract/dates/date-display';
import type { ReactNode } from 'react';
import { generatePath } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { PageTitle } from '../../../lib/page-title.tsx';
import { timeInWords } from '../../../lib/time-in-words.ts';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Fact, FactList } from '../../../ui/fact-list/fact-list.tsx';
import { MoreIcon } from '../../../ui/icon/icons.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { actionLabels, actionOrder } from '../actions/form-actions.ts';
import { useFormActions } from '../actions/use-form-actions.tsx';
import { eventInWords, formTitle, paperInWords, respondentName } from '../assessment-words.ts';
import { ReviewCard } from '../review/review-card.tsx';
import { StateBadge } from '../state-badge.tsx';
import { Alerts } from './alerts.tsx';
import { Answers } from './answers.tsx';
import styles from './record.module.css';
import { Reminders } from './reminders.tsx';
import { Scores } from './scores.tsx';
import { useFormWatch } from './use-form-watch.ts';

const languageNames = new Intl.DisplayNames('en-US', { type: 'language' });

type Props = {
  form: WholeAdministration;
  /** The button that makes a report of the form. */
  makeReport: ReactNode;
};

/** One given form: its status, scores, answers and history. */
export function AdministrationView({ form, makeReport }: Props) {
  const params = { caseId: form.caseId, batteryId: form.batteryId, id: form.id };
  const isAway = useFormWatch(params, form.state);
  const { act, dialog, isBusy } = useFormActions(form, params);
  const [first, ...others] = actionOrder.filter((action) => form.actions.includes(action));
  const caseAddress = generatePath(paths.case, { id: form.caseId });
  const hasAnswers = form.answered > 0 || form.submitted !== null;
  return (
    <>
      {/* The browser's history keeps titles, and a respondent may see it. */}
      <PageTitle>{formTitle(form)}</PageTitle>
      <PageHeader
        trail={[
          { label: 'Home', href: paths.cases },
          { label: form.clientName, href: generatePath(paths.client, { id: form.clientId }) },
          { label: form.caseName, href: caseAddress },
        ]}
        title={formTitle(form)}
        description={
          <div className={styles.about}>
            <span>
              {form.number} · {respondentName(form)}
            </span>
            <StateBadge form={form} />
          </div>
        }
        action={
          <div className={styles.actions}>
            {form.state === 'scored' && makeReport}
            {first && (
              <Button
                // A scored form needs no further action.
                variant={form.state === 'scored' ? 'secondary' : 'primary'}
                disabled={isBusy}
                onPress={() => act(first)}
              >
                {actionLabels[first]}
              </Button>
            )}
            {others.length > 0 && (
              <Menu
                label="More actions"
                trigger={
                  <IconButton label="More actions">
                    <MoreIcon />
                  </IconButton>
                }
              >
                {others.map((action) => (
                  <MenuItem key={action} onAction={() => act(action)}>
                    {actionLabels[action]}
                  </MenuItem>
                ))}
              </Menu>
            )}
          </div>
        }
      />
      {isAway && (
        <div className={styles.banner}>
          <AlertBanner tone="priority" title="No connection">
            What you see may be out of date. It is loaded again by itself when the connection is back.
          </AlertBanner>
        </div>
      )}
      {isOut(form) && form.mail?.state === 'refused' && (
        <div className={styles.banner}>
          <AlertBanner tone="alert" title="The mail was refused">
            {form.mail.reason || 'The mail server does not take it.'} Change the address, or hand the link
            over in another way.
          </AlertBanner>
        </div>
      )}
      <div className={styles.columns}>
        <div className={styles.side}>
          <Alerts form={form} params={params} />
          {form.state === 'scored' && (
            <Scores
              params={params}
              onScoreAgain={form.actions.includes('choose-norms') ? () => act('choose-norms') : undefined}
            />
          )}
          {form.state === 'needs-review' && <ReviewCard params={params} />}
          {form.state === 'submitted' && (
            <Card>
              <h2 className={styles.title}>Scores</h2>
              <p className={styles.empty}>It was submitted and is being scored.</p>
            </Card>
          )}
          {hasAnswers ? (
            <Answers params={params} />
          ) : (
            <Card>
              <h2 className={styles.title}>Answers</h2>
              <p className={styles.empty}>Nothing was answered yet.</p>
            </Card>
          )}
        </div>
        <div className={styles.side}>
          <Card>
            <h2 className={styles.title}>About</h2>
            <FactList>
              <Fact name="Product">
                <Link href={generatePath(paths.libraryItem, { id: form.productId })}>{form.productName}</Link>
              </Fact>
              <Fact name="Respondent">{respondentName(form)}</Fact>
              <Fact name="Email">{form.respondent.email}</Fact>
              <Fact name="Delivery">{labelOf(deliveryMethods, form.delivery)}</Fact>
              <Fact name="Language">{languageNames.of(form.language)}</Fact>
              {form.paper && <Fact name="Paper">{paperInWords(form)}</Fact>}
              <Fact name="Due date">{displayDate(form.dueOn)}</Fact>
              <Fact name="Answered">{`${form.answered} of ${form.items}`}</Fact>
              <Fact name="Version">{form.instrumentVersion}</Fact>
            </FactList>
          </Card>
          {(isOut(form) || form.reminders.length > 0) && form.role !== 'clinician' && (
            <Reminders form={form} params={params} />
          )}
          <Card>
            <h2 className={styles.title}>Timeline</h2>
            <ol className={styles.timeline} aria-label="Timeline">
              {form.timeline.map((event) => (
                <li key={`${event.at} ${event.kind}`} className={styles.event}>
                  <span>{eventInWords(event)}</span>
                  <time dateTime={event.at} className={styles.when}>
                    {timeInWords(event.at)}
                  </time>
                </li>
              ))}
            </ol>
          </Card>
        </div>
      </div>
      {dialog}
    </>
  );
}

const isOut = ({ state }: WholeAdministration) =>
  state === 'waiting' || state === 'opened' || state === 'in-progress';
