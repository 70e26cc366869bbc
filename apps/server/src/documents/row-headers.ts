// As Typst writes a cell of a body whose column is headed by the first cell of the table.
const FIRST_CELL =
  /(\/Type \/StructElem\s+\/S )\/TD(\s+\/P \d+ 0 R\s+\/A \[<<\s+\/O \/Table\s+)(\/Headers \[\(U\d+x0y0\)\])/g;

/**
 * Makes the first cell of each row its header: Typst has no way to say so without an experimental switch. What is
 * written has the length of what was there, so that every object stays where the file says that it is.
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
