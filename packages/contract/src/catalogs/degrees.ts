import { numbered } from './catalog.ts';

export const degrees = numbered('Doctoral', "Master's", "Bachelor's", "Associate's", 'No college degree');
