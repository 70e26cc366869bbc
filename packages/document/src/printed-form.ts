/** A box to mark, with the key to type for it when the paper is entered; boxes after the ninth have no key. */
export interface AnswerBox {
  code: string;
  key: string | null;
  text: string;
}

/** A question in a block of its own. */
export interface PrintedQuestion {
  kind: 'question';
  item: string;
  /** Its number among the questions; null for questions about the rater. */
  number: number | null;
  text: string;
  /** Notes on who answers it, whether it is required, and how to answer. */
  notes: string[];
  answer:
    | { kind: 'one' | 'several'; boxes: AnswerBox[] }
    | { kind: 'number'; digits: number; decimals: number }
    | { kind: 'text'; lines: number };
}

/** Questions with the same answers, one line each. */
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
  /** Fields to fill in before the first question, with known values filled in. */
  fields: { label: string; value: string; share: number }[];
  howTo: string;
  parts: FormPart[];
  running: {
    head: string[];
    /** Identifies the form when it is entered. */
    foot: string[];
    /** 'Page {n} of {m}' in the language of the form. */
    pageLabel: string;
  };
  /** Across each page. */
  watermark: string;
}
