import type { Block } from '@hub/document/document';
import type { Definition } from '@hub/instrument/definition';
import type { NormGroup } from '@hub/instrument/definition/norms';
import type { Answers } from '@hub/instrument/filled-form';
import type { ScoreInput, ScoreResult } from '@hub/instrument/score';

/** In the order of their numbers, from 1. */
export const reportFormats = [
  'Audit',
  'Complete',
  'Score',
  'InterventionTip',
  'Combined',
  'Progress',
  'Supplemental',
  'Client',
  'Response',
  'ItemLevel',
] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** The role of the respondent. */
export type Role = 'self' | 'parent' | 'teacher' | 'clinician';

/** An event of an administration: what happened, when, and who did it. */
export interface HistoryEntry {
  /** As `2026-03-04T15:30:00.000Z`. */
  at: string;
  what: string;
  who: string;
  detail: string;
}

interface Corrected {
  reason: string;
  byName: string;
  /** Who said so; missing in what was corrected before this was asked for. */
  onWordOf?: string;
  at: string;
}

/** An answer that a practitioner put right. */
export interface Correction extends Corrected {
  item: string;
  before: Answers[string];
  after: Answers[string];
}

/** A fact of the client that was put right, after which the form was scored again. */
export interface FactCorrection extends Corrected {
  fact: 'birth-date' | 'sex';
  /** A day, or `male`, `female` or nothing. */
  before: string;
  after: string;
}

/** One scored form: its answers, and the version of its score that the report uses. */
export interface ScoredForm {
  number: string;
  definition: Definition;
  input: ScoreInput;
  result: ScoreResult;
  /** Whether this version was accepted although an index was extreme, and why. */
  accepted: { reason: string; byName: string } | null;
  versionNumber: number;
  contentHash: string;
  respondent: { name: string; role: Role };
  /** The language in which it was answered. */
  language: string;
  corrections: Correction[];
  /** Facts of the client that were put right after it was answered. */
  factCorrections?: FactCorrection[];
  /** The alerts that its critical answers raised, the first one first. */
  alerts?: { at: string; acknowledged: { at: string; byName: string; note: string } | null }[];
  history: HistoryEntry[];
}

export interface ReportOptions {
  language: string;
  sections: string[] | 'all';
  normGroup: NormGroup | null;
  interval: 90 | 95;
  /** Initials instead of the client's name. */
  initialsOnly: boolean;
  /** Item texts, where the format has any; otherwise their numbers. */
  itemTexts: boolean;
  /** Scores in a report of recommendations. */
  scores: boolean;
  /** The notes with which critical answers were acknowledged. */
  alertNotes?: boolean;
  /** The practitioner's own text at the beginning of the report. */
  opening: Block[];
  /** Who receives a letter: the client, or the family. */
  reader: 'client' | 'family';
}

/** Everything a report is made from. Plain JSON: the same input gives the same document. */
export interface ReportInput {
  format: ReportFormat;
  client: { firstName: string; lastName: string; birthDate: string; sex: string | null };
  practitioner: {
    name: string;
    credentials: string;
    /** A drawing, as a PNG in Base64. */
    signature: string | null;
    /** The typed name instead of a drawing. */
    typedSignature?: string;
  };
  organization: {
    name: string;
    lines: string[];
    logo: string | null;
    paper: 'letter' | 'a4';
    timeZone: string;
  };
  /** The day on which the report is made, in the organization's time zone. */
  madeOn: string;
  caseName: string;
  referralReason: string;
  /** In the order of completion. */
  forms: ScoredForm[];
  options: ReportOptions;
}
