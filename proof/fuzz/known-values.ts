/** What a guess would not find: tokens that live and credentials that are right, by the field that takes them. */
export type KnownValues = {
  bearer: string;
  /** The ticket of somebody whom another provider knows. */
  newcomer: string;
  basic: string[];
  /** A form that is open, and the cookie that says so. */
  form: { id: string; cookie: string };
  fields: Record<string, string[]>;
};
