import { numbered } from './catalog.ts';

export const numbersOfSiblings = numbered('0', '1', '2', '3', '4', '5+');

export const annualHouseholdIncomes = numbered(
  'Under $25,000',
  '$25,000-$50,000',
  '$50,001-$80,000',
  '$80,001-$120,000',
  '$120,000 +',
);

export const economicDisadvantages = numbered('Yes', 'No', 'Not sure');
