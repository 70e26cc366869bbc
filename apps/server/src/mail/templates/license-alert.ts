import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { displayDate } from '@hub/contract/dates/date-display';
import { letter } from '../letter.ts';

type Stock = {
  productId: string;
  productName: string;
  featureName: string;
  countedIn: 'uses' | 'seats';
  available: number;
};

const amountOf = ({ available, countedIn }: Stock) =>
  `${available} ${available === 1 ? countedIn.slice(0, -1) : countedIn}`;

const linkTo = (publicUrl: URL, { productId }: Stock) => ({
  label: 'Open the library',
  href: new URL(`/library/${productId}`, publicUrl).href,
});

export const stockLowMail = (publicUrl: URL, stock: Stock) =>
  letter(
    `Few ${stock.countedIn} are left: ${stock.featureName}`,
    `Your organization has ${amountOf(stock)} of ${stock.featureName} (${stock.productName}) left.`,
    linkTo(publicUrl, stock),
  );

const whenInWords = (days: number) => {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
};

export const licenseEndsMail = (publicUrl: URL, lot: Stock & { expiresOn: CalendarDay; days: number }) =>
  letter(
    `A license ends ${whenInWords(lot.days)}: ${lot.featureName}`,
    `A license of ${lot.featureName} (${lot.productName}) ends ${whenInWords(lot.days)}: ${displayDate(lot.expiresOn)} is its last day. ${amountOf(lot)} of it are not used yet.`,
    linkTo(publicUrl, lot),
  );
