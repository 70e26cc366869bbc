import { idOf, numbered } from './catalog.ts';

/** The first three follow from what was sent and came back; only closing and reopening are for a person to do. */
export const caseStatuses = numbered('Open', 'In progress', 'Completed', 'Closed');

export const OPEN = idOf(caseStatuses, 'Open');
export const IN_PROGRESS = idOf(caseStatuses, 'In progress');
export const COMPLETED = idOf(caseStatuses, 'Completed');
export const CLOSED = idOf(caseStatuses, 'Closed');
