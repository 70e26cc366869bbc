/**
 * The text of a file. Spreadsheets write UTF-8 or, when they are older, the encoding of Windows, in which almost no
 * text with accents is valid UTF-8. The mark at the beginning of the file is not part of it.
 */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
