import { numbered } from './catalog.ts';

export const addressTypes = numbered('billing', 'shipping');
