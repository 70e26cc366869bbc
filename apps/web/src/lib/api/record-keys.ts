/** Under what each kind of record is kept, for those who change another kind by changing theirs. */
export const recordKeys = { clients: ['clients'], cases: ['cases'], standing: ['standing'] } as const;
