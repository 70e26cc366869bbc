/** One of the choices of a group. */
export type Option = { value: string; label: string; help?: string; disabled?: boolean };
