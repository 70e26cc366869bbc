/** Why a form cannot come back, by what happened during its pause. */
export type Fault = 'age' | 'contact' | 'consent';

/** What must be true of one form, by what was done so far. */
export type FormModel = {
  id: string;
  /** Of the mother, or of the client. */
  about: 'mother' | 'client';
  caseIndex: number;
  state: 'out' | 'submitted' | 'scored' | 'withdrawn';
  pausedBy: 'case' | 'client' | null;
  /** For how many days. */
  pausedFor: number;
  /** Whether consent was in force when the pause began. */
  pausedWithConsent: boolean;
  /** How many days of pauses its due date has grown by. */
  grownBy: number;
  isBarredSince: boolean;
  /** The latest answer to each item that was acknowledged. */
  answers: Map<string, string>;
  isCritical: boolean;
};

export type CaseModel = { deletedFor: number | null; hasConsent: boolean; isArchived: boolean };

/** A client with two cases, as the words of the product say that they stand. */
export type History = {
  client: { deletedFor: number | null; isOutgrown: boolean };
  cases: CaseModel[];
  forms: FormModel[];
};

export const newHistory = (forms: Pick<FormModel, 'id' | 'about' | 'caseIndex'>[]): History => ({
  client: { deletedFor: null, isOutgrown: false },
  cases: [0, 1].map(() => ({ deletedFor: null, hasConsent: true, isArchived: false })),
  forms: forms.map((form) => ({
    ...form,
    state: 'out',
    pausedBy: null,
    pausedFor: 0,
    pausedWithConsent: true,
    grownBy: 0,
    isBarredSince: false,
    answers: new Map(),
    isCritical: false,
  })),
});

export const isReachable = ({ client, cases }: History, index: number) =>
  client.deletedFor === null && cases[index]?.deletedFor === null;

/** Deleting pauses what is out and not paused yet. */
export function pause(history: History, by: 'case' | 'client', caseIndex?: number): void {
  for (const form of history.forms) {
    const isIn = by === 'client' || form.caseIndex === caseIndex;
    if (!isIn || form.state !== 'out' || form.pausedBy) continue;
    form.pausedBy = by;
    form.pausedFor = 0;
    form.pausedWithConsent = history.cases[form.caseIndex]?.hasConsent ?? false;
    form.isBarredSince = false;
  }
}

/** Restoring revives what was paused with it. Returns the forms that must be named, each with its fault. */
export function revive(history: History, by: 'case' | 'client', caseIndex?: number): [id: string, Fault][] {
  const lost: [string, Fault][] = [];
  for (const form of history.forms) {
    if (form.pausedBy !== by || (by === 'case' && form.caseIndex !== caseIndex)) continue;
    form.pausedBy = null;
    if (form.state === 'submitted') form.state = 'scored';
    if (form.state !== 'out') continue;
    const fault = faultOf(history, form);
    if (fault) {
      form.state = 'withdrawn';
      lost.push([form.id, fault]);
    } else form.grownBy += form.pausedFor;
  }
  return lost;
}

function faultOf({ client, cases }: History, form: FormModel): Fault | undefined {
  if (form.about === 'mother' && client.isOutgrown && form.pausedFor > 0) return 'age';
  if (form.about === 'mother' && form.isBarredSince) return 'contact';
  if (form.pausedWithConsent && !cases[form.caseIndex]?.hasConsent) return 'consent';
  return undefined;
}

/** The end of the 30 days withdraws what is out, and says whether the record must stay. */
export function endInBin(history: History, caseIndexes: readonly number[]): boolean {
  const inIt = history.forms.filter((form) => caseIndexes.includes(form.caseIndex));
  for (const form of inIt) {
    if (form.state === 'out' || form.state === 'submitted') form.state = 'withdrawn';
    form.pausedBy = null;
  }
  return inIt.some((form) => form.state === 'scored' || form.isCritical);
}
