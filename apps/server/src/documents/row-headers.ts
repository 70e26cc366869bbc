// A body cell as Typst writes it when the first cell of the table is its column header.
const FIRST_CELL =
  /(\/Type \/StructElem\s+\/S )\/TD(\s+\/P \d+ 0 R\s+\/A \[<<\s+\/O \/Table\s+)(\/Headers \[\(U\d+x0y0\)\])/g;

/**
 * Makes the first cell of each row a row header, which Typst supports only with an experimental flag. The replacement
 * has the same length, so that all offsets in the file stay valid.
 */
export function withRowHeaders(pdf: Uint8Array): Uint8Array {
  const file = Buffer.from(pdf).toString('latin1');
  return Buffer.from(
    file.replace(
      FIRST_CELL,
      (_, start: string, place: string, headers: string) =>
        `${start}/TH${place}${'/Scope /Row'.padEnd(headers.length)}`,
    ),
    'latin1',
  );
}
