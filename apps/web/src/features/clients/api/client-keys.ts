/** Names what is loaded of clients. A client's own records lie under the client. */
export const clientKeys = {
  list: ['clients', 'list'],
  deleted: ['clients', 'deleted'],
  one: (id: string) => ['clients', 'one', id],
  records: (id: string, name: string) => ['clients', 'one', id, name],
} as const;
