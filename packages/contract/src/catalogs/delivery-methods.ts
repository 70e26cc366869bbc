import { idOf, numbered } from './catalog.ts';

/** How a form reaches its respondent. */
export const deliveryMethods = numbered('Email', 'In Person');

export const EMAIL = idOf(deliveryMethods, 'Email');
export const IN_PERSON = idOf(deliveryMethods, 'In Person');
