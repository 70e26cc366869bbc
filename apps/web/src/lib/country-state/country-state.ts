import { country } from '@hub/contract/auth/organizations/address';
import type { Country } from '@hub/contract/catalogs/countries';
import { statesOf } from '@hub/contract/catalogs/states';
import { limitedText } from '@hub/contract/fields/text';
import * as z from 'zod/mini';

/** What a form holds: a state is chosen where the country has a list of them, and typed as a region elsewhere. */
export const countryStateRules = {
  country: z.nullable(country),
  state: z.nullable(z.string()),
  region: limitedText(),
};

type Values = z.infer<z.ZodMiniObject<typeof countryStateRules>>;
type Stored = { country: string | null; state: string | null };

export function countryStateValues({ country, state }: Stored): Values {
  const hasList = statesOf(country) !== undefined;
  return {
    country: country as Country | null,
    state: hasList ? state : null,
    region: hasList ? '' : (state ?? ''),
  };
}

/** As it is sent. A state that was chosen for another country is left out. */
export function countryStateOf({ country, state, region }: Values): {
  country: Country | null;
  state: string | null;
} {
  const states = statesOf(country);
  if (!states) return { country, state: region || null };
  return { country, state: state !== null && states.includes(state) ? state : null };
}
