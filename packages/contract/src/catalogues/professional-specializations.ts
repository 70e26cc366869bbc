export const professionalSpecializations = [
  { id: 1, value: 'Adult Clinical Psychology' },
  { id: 2, value: 'Child Clinical Psychology' },
  { id: 3, value: 'Counseling' },
  { id: 4, value: 'Forensic Psychology' },
  { id: 5, value: 'Medicine' },
  { id: 6, value: 'Neuropsychology' },
  { id: 7, value: 'Occupational Therapy (OT)' },
  { id: 8, value: 'Psychiatry' },
  { id: 9, value: 'School Psychology' },
  { id: 10, value: 'Speech-Language Pathology (SLP)' },
  { id: 11, value: 'Other' },
] as const;
