/** The names of a client in what was searched for: "Zora Quill", or "Quill, Zora". */
export function namesIn(typed: string): { firstName: string; lastName: string } {
  const [beforeComma = '', afterComma] = typed.split(',', 2).map((part) => part.trim());
  if (afterComma !== undefined) return { firstName: afterComma, lastName: beforeComma };
  const [firstName = '', ...others] = beforeComma.split(/\s+/);
  return { firstName, lastName: others.join(' ') };
}
