import { numbered } from './catalogue.ts';

export const handedness = numbered('Left', 'Right', 'Ambidextrous');
