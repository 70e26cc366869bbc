/** One thing that is wrong with what was handed in to be scored. */
export interface RefusalFault {
  code:
    | 'unknown-form'
    | 'unknown-item'
    | 'item-of-another-form'
    | 'wrong-kind-of-answer'
    | 'unknown-code'
    | 'code-given-twice'
    | 'out-of-range'
    | 'too-long'
    | 'not-optional'
    | 'answer-of-item-switched-off'
    | 'not-a-day'
    | 'completed-before-birth'
    | 'wrong-time';
  /** The item, the form or the field that it is about. */
  about: string;
  message: string;
}

/** Thrown instead of a score that would rest on something that cannot be. */
export class Refusal extends Error {
  readonly faults: RefusalFault[];

  constructor(faults: RefusalFault[]) {
    super(faults.map(({ message }) => message).join('; '));
    this.name = 'Refusal';
    this.faults = faults;
  }
}
