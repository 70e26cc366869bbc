type Named = { firstName: string; lastName: string };

const initialOf = (name: string) => `${[...name][0] ?? ''}.`;

/** How forms and mails call a client: nobody who reads along learns more. */
export const shortName = ({ firstName, lastName }: Named, by: 'first-name' | 'initials'): string =>
  `${by === 'initials' ? initialOf(firstName) : firstName} ${initialOf(lastName)}`;
