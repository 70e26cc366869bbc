/** A text without the spaces and line ends that a page needs or leaves out, and without the hyphens at line ends. */
export const squeezed = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/(?<=\p{L})[-\u2010\u00ad](?=\s*\p{L})/gu, '')
    .replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, '');
