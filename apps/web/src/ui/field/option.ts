/** One entry of a list to choose from. */
export type Option = { value: string; label: string };

/** One of the choices of a group, all of which are in sight. */
export type Choice = Option & { help?: string; disabled?: boolean };
