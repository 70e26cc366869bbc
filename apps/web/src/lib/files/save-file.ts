/** Hands a file to the browser, which keeps it among its downloads. */
export function saveFile(content: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has taken it over once the click is done; some need a moment to begin.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
