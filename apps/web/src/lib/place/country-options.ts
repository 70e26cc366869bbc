import { countries } from '@hub/contract/catalogs/countries';
import { statesOf } from '@hub/contract/catalogs/states';
import type { FormOption } from '../form/form-option.ts';

const named = (name: string): FormOption => ({ value: name, label: name });

export const countryOptions = countries.map(named);

/** Nothing where the country has no list of states. */
export const stateOptionsOf = (country: FormOption | null) => statesOf(country?.value)?.map(named);

export const placeOption = (name: string | null) => (name ? named(name) : null);
