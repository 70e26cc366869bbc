import * as z from 'zod/mini';
import { countries } from '../../catalogs/countries.ts';
import { statesOf } from '../../catalogs/states.ts';
import { NOTHING_SELECTED } from '../../fields/select.ts';
import { limitedText } from '../../fields/text.ts';

const ZIP_CODE_MAX_LENGTH = 20;

export const country = z.enum(countries, NOTHING_SELECTED);
export const state = z.nullable(limitedText());
export const zipCode = limitedText(ZIP_CODE_MAX_LENGTH);

/** Whether the state does not belong to the country, if the country has a list of states. */
export function wrongState({ country, state }: Record<string, unknown>) {
  const list = statesOf(country);
  const isRight = !list || list.includes(String(state));
  return isRight ? [] : [{ path: 'state', message: NOTHING_SELECTED }];
}

type Address = {
  streetAddress: string;
  city: string;
  state: string | null;
  country: string | null;
  zipCode: string;
};

/** An address in one line, without its empty parts. */
export function fullAddress({ streetAddress, city, state, country, zipCode }: Address): string {
  const stateAndZip = [state, zipCode].filter(Boolean).join(' ');
  return [streetAddress, city, stateAndZip, country].filter(Boolean).join(', ');
}
