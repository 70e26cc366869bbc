import * as z from 'zod/mini';

/** Reminders that the hub sends automatically. */
export const plannedReminderKinds = ['three-days', 'seven-days', 'day-before'] as const;
export type PlannedReminderKind = (typeof plannedReminderKinds)[number];

const reminderKinds = [...plannedReminderKinds, 'by-hand'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

export const reminderLabels: Record<ReminderKind, string> = {
  'three-days': '3 days after sending',
  'seven-days': '7 days after sending',
  'day-before': 'The day before it is due',
  'by-hand': 'Sent by hand',
};

/** Reminders are sent from this hour on, in the organization's time zone. */
export const REMINDERS_FROM_HOUR = 9;

export const wantedReminders = z
  .array(z.enum(plannedReminderKinds))
  .check(z.maxLength(plannedReminderKinds.length))
  .check(z.refine((kinds) => new Set(kinds).size === kinds.length, 'Name each of them once'));

export const formReminder = z.strictObject({
  kind: z.enum(reminderKinds),
  day: z.iso.date().check(z.describe('In the organization.')),
  sent: z.nullable(z.iso.datetime()).check(z.describe('Null while it is planned.')),
});
export type FormReminder = z.infer<typeof formReminder>;
