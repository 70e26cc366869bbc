import { selectedOption } from '@hub/contract/fields/select';
import { limitedText } from '@hub/contract/fields/text';
import * as z from 'zod/mini';
import { placeOption, stateOptionsOf } from './country-options.ts';

const option = z.nullable(selectedOption);

/** What a form holds of a place. */
export const placeRules = { country: option, state: option, region: limitedText() };

type Place = { country: string | null; state: string | null };
type Values = z.infer<z.ZodMiniObject<typeof placeRules>>;

export function placeValuesOf({ country, state }: Place): Values {
  const chosen = placeOption(country);
  const hasList = stateOptionsOf(chosen) !== undefined;
  return {
    country: chosen,
    state: hasList ? placeOption(state) : null,
    region: hasList ? '' : (state ?? ''),
  };
}

/** A state that was chosen for another country is none. */
export function placeOf<Name extends string>({
  country,
  state,
  region,
}: Values): { country: Name | null; state: string | null } {
  const states = stateOptionsOf(country);
  const isOfCountry = states?.some(({ value }) => value === state?.value);
  return {
    country: (country?.value ?? null) as Name | null,
    state: states ? (isOfCountry ? String(state?.value) : null) : region || null,
  };
}
