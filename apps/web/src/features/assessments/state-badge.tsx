import type { Administration } from '@hub/contract/core/administrations/administration';
import { Badge } from '../../ui/badge/badge.tsx';
import { stateWords } from './assessment-words.ts';

type Standing = Pick<Administration, 'state' | 'mail' | 'isOverdue' | 'hasUnreadAlert'>;

/** The state of a form, and beside it what keeps it from being answered. */
export function StateBadge({ form: { state, mail, isOverdue, hasUnreadAlert } }: { form: Standing }) {
  const { label, tone } = stateWords[state];
  return (
    <>
      {hasUnreadAlert && <Badge tone="alert">Critical answers</Badge>}
      <Badge tone={tone}>{label}</Badge>
      {state === 'waiting' && mail?.state === 'refused' && <Badge tone="alert">Mail refused</Badge>}
      {isOverdue && <Badge tone="priority">Overdue</Badge>}
    </>
  );
}
