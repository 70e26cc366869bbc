type Named = { firstName: string; lastName: string };

const initialOf = (name: string) => `${[...name][0] ?? ''}.`;

/** The short name of a client in forms and mails, so that others who see it learn no more. */
export const shortName = ({ firstName, lastName }: Named, by: 'first-name' | 'initials'): string =>
  `${by === 'initials' ? initialOf(firstName) : firstName} ${initialOf(lastName)}`;
