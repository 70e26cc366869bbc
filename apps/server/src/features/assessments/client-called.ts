type Named = { firstName: string; lastName: string };

const initialOf = (name: string) => `${[...name.trim()][0]?.toUpperCase() ?? ''}.`;

/** How mails and forms call a client: they pass through many hands, and none needs the whole name. */
export const clientCalled = (
  { firstName, lastName }: Named,
  namesClientBy: 'first-name' | 'initials',
): string => `${namesClientBy === 'initials' ? initialOf(firstName) : firstName} ${initialOf(lastName)}`;
