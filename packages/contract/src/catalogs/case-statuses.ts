import { idOf, numbered } from './catalog.ts';

/** The first three follow from the forms that were sent and came back; people can only close and reopen. */
export const caseStatuses = numbered('Open', 'In progress', 'Completed', 'Closed');

export const OPEN = idOf(caseStatuses, 'Open');
export const IN_PROGRESS = idOf(caseStatuses, 'In progress');
export const COMPLETED = idOf(caseStatuses, 'Completed');
export const CLOSED = idOf(caseStatuses, 'Closed');
