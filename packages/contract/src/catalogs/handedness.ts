import { numbered } from './catalog.ts';

export const handedness = numbered('Left', 'Right', 'Ambidextrous');
