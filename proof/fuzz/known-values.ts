/** Values that cannot be guessed, such as live tokens and valid credentials, by the field that takes them. */
export type KnownValues = {
  bearer: string;
  /** The ticket of a user whom another provider has identified. */
  newcomer: string;
  basic: string[];
  /** An open form, and its cookie. */
  form: { id: string; cookie: string };
  fields: Record<string, string[]>;
};
