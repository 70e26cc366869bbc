/** What a guess would not find: tokens that live and credentials that are right, by the field that takes them. */
export type KnownValues = {
  bearer: string;
  /** The ticket of somebody whom another provider knows. */
  newcomer: string;
  basic: string[];
  fields: Record<string, string[]>;
};
