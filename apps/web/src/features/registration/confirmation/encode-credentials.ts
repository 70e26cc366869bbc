/** base64 of `email:password`, in which letters of every language may stand. */
export function encodeCredentials(email: string, password: string): string {
  const bytes = new TextEncoder().encode(`${email}:${password}`);
  return btoa(String.fromCharCode(...bytes));
}
