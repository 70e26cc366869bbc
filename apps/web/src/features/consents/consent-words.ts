import type {
  Consent,
  ConsentAuthority,
  ConsentMethod,
  ConsentPurpose,
  ConsentToAssess,
} from '@hub/contract/core/consents/consent';
import { displayDate } from '@hub/contract/dates/date-display';
import { browserDayOf } from '../../lib/browser-day.ts';
import type { Tone } from '../../ui/tone/tone.tsx';

export const authorityWords: Record<ConsentAuthority, string> = {
  self: 'for themself',
  parent: 'as a parent',
  guardian: 'as a guardian',
  court: 'by order of a court',
  other: 'with another authority',
};

export const purposeWords: Record<ConsentPurpose, string> = {
  assessment: 'Assessments',
  sharing: 'Sharing of results',
};

export const methodWords: Record<ConsentMethod, string> = {
  written: 'Written',
  spoken: 'Spoken',
  electronic: 'Electronic',
};

export const stateWords: Record<Consent['state'], { label: string; tone: Tone }> = {
  'in-force': { label: 'In force', tone: 'success' },
  ended: { label: 'Ended', tone: 'priority' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
};

/** 'Odile Fernsby, as a parent' */
export const giverInWords = ({ firstName, lastName, authority }: Consent) =>
  `${firstName} ${lastName}, ${authorityWords[authority]}`;

/** The purpose, the form and the period of a consent, in a few short texts. */
export function consentInWords(consent: Consent): string[] {
  const { purposes, method, givenOn, endsOn, endsBecause, withdrawn, withdrawalReason } = consent;
  return [
    purposes.map((purpose) => purposeWords[purpose]).join(' and '),
    `${methodWords[method].toLowerCase()} ${displayDate(givenOn)}`,
    endsOn ? `until ${displayDate(endsOn)}${endsBecause === 'birthday' ? ' (the client turns 18)' : ''}` : '',
    withdrawn ? `withdrawn ${displayDate(browserDayOf(withdrawn))}: ${withdrawalReason}` : '',
  ].filter(Boolean);
}

/** The warning where forms are sent; undefined if there is consent. */
export function missingInWords({ state, endsOn, endsBecause }: ConsentToAssess): string | undefined {
  switch (state) {
    case 'given':
      return undefined;
    case 'missing':
      return 'No consent to assessments is recorded in this case.';
    case 'withdrawn':
      return 'Consent to assessments was withdrawn in this case.';
    case 'ended': {
      const why = endsBecause === 'birthday' ? ': the client has turned 18' : '';
      return `Consent to assessments ended on ${displayDate(endsOn ?? '')}${why}.`;
    }
  }
}

/** The warning about a form that is due after the last day of consent. */
export function endsBeforeDue(
  { state, endsOn, endsBecause }: ConsentToAssess,
  dueOn: string,
): string | undefined {
  if (state !== 'given' || endsOn === null || dueOn <= endsOn) return undefined;
  const why = endsBecause === 'birthday' ? ', when the client turns 18' : '';
  return `Consent ends on ${displayDate(endsOn)}${why}. This form is due later.`;
}
