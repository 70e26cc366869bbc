/** A fault of the input to be scored. */
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
  /** The item, form or field with the fault. */
  about: string;
  message: string;
}

/** Thrown instead of a score when the input is impossible. */
export class Refusal extends Error {
  readonly faults: RefusalFault[];

  constructor(faults: RefusalFault[]) {
    super(faults.map(({ message }) => message).join('; '));
    this.name = 'Refusal';
    this.faults = faults;
  }
}
