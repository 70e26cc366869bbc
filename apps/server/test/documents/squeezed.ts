/** A text without the spaces and line ends that a page needs or leaves out. */
export const squeezed = (text: string) =>
  text.normalize('NFKC').replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, '');
