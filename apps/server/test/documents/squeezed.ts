/** A text without whitespace and without hyphens at line ends, for comparing texts across line breaks. */
export const squeezed = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/(?<=\p{L})[-\u2010\u00ad](?=\s*\p{L})/gu, '')
    .replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, '');
