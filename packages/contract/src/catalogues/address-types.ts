import { numbered } from './catalogue.ts';

export const addressTypes = numbered('billing', 'shipping');
