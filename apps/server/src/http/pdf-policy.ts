/** The viewer of a browser puts a PDF into a page of its own, with its own styles. */
export const PDF_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; img-src 'self' data: blob:; frame-ancestors 'none'";
