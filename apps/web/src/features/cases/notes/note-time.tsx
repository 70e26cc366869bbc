const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** An instant as it was where the reader is. */
export const NoteTime = ({ at }: { at: string }) => <time dateTime={at}>{format.format(new Date(at))}</time>;
