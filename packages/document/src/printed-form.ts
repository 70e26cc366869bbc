/** A box to mark, with the key that is typed for it when the paper is entered; none has a key beyond the ninth. */
export interface AnswerBox {
  code: string;
  key: string | null;
  text: string;
}

/** A question in a block of its own. */
export interface PrintedQuestion {
  kind: 'question';
  item: string;
  /** Its place among the questions; null for what is asked about the rater. */
  number: number | null;
  text: string;
  /** To whom it is asked, whether it needs an answer, how it is answered. */
  notes: string[];
  answer:
    | { kind: 'one' | 'several'; boxes: AnswerBox[] }
    | { kind: 'number'; digits: number; decimals: number }
    | { kind: 'text'; lines: number };
}

/** Questions that are answered with the same words: a line each. */
export interface PrintedGrid {
  kind: 'grid';
  boxes: AnswerBox[];
  rows: { item: string; number: number; text: string }[];
}

export type FormPart =
  | { kind: 'heading'; text: string }
  | { kind: 'instructions'; text: string }
  | { kind: 'read'; title: string; text: string; notes: string[] }
  | PrintedQuestion
  | PrintedGrid;

/** A form to be filled in with a pen. */
export interface PrintedForm {
  language: string;
  direction: 'ltr' | 'rtl';
  paper: 'letter' | 'a4';
  title: string;
  about: string;
  /** What the person writes before the first question; the value where it is known. */
  fields: { label: string; value: string; share: number }[];
  howTo: string;
  parts: FormPart[];
  running: {
    head: string[];
    /** By which the form is found again when it is entered. */
    foot: string[];
    /** 'Page {n} of {m}' in the language of the form. */
    pageLabel: string;
  };
  /** Across each page. */
  watermark: string;
}
