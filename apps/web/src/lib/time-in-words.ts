const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** A moment of these days in the time zone of the reader, as in 'Nov 16, 9:58 PM'. */
export const timeInWords = (moment: string | number) => format.format(new Date(moment));
