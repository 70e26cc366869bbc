export const degrees = [
  { id: 1, value: 'Doctoral' },
  { id: 2, value: "Master's" },
  { id: 3, value: "Bachelor's" },
  { id: 4, value: "Associate's" },
  { id: 5, value: 'No college degree' },
] as const;
