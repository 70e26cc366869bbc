/** One entry of a list to choose from. Its value has at least one letter or digit. */
export type Option = { value: string; label: string };
