import { consentRule } from '@hub/contract/auth/organizations/consent-rule';
import { emergencyFields, wrongEmergencyTexts } from '@hub/contract/auth/organizations/emergency';
import { organizationFields, wrongAddress } from '@hub/contract/auth/organizations/organization';
import type { OrganizationSettings, updateSettings } from '@hub/contract/auth/organizations/settings';
import { zone } from '@hub/contract/auth/organizations/time-zone';
import { crossFieldRule } from '@hub/contract/fields/cross-field-rule';
import type { InputOf } from '@hub/contract/http/endpoint';
import * as z from 'zod/mini';
import {
  countryStateOf,
  countryStateRules,
  countryStateValues,
} from '../../../lib/country-state/country-state.ts';
import type { FieldWords } from '../../../lib/form/field-words.ts';

const { name, streetAddress, city, zipCode, url } = organizationFields;

const fields = z.object({
  name,
  streetAddress,
  ...countryStateRules,
  city,
  zipCode,
  url,
  timeZone: zone,
  twoFactorRequired: z.boolean(),
  consentRule,
  ...emergencyFields,
});

export type SettingsValues = z.output<typeof fields>;

export const settingsFormSchema = crossFieldRule(fields, (values) => [
  ...wrongAddress({
    ...values,
    ...countryStateOf(values as SettingsValues),
    organizationType: 'standard',
  }),
  ...wrongEmergencyTexts(values),
]);

/** The form's values for the settings. */
export function valuesOf({ version: _, lastChange: __, ...settings }: OrganizationSettings): SettingsValues {
  // Empty until a manager has set the time zone.
  return { ...settings, ...countryStateValues(settings), timeZone: settings.timeZone ?? '' };
}

/** The form's values as they are sent. */
export function settingsOf(values: SettingsValues, version: number): InputOf<typeof updateSettings>['body'] {
  const { country: _, state: __, region: ___, ...rest } = values;
  return { ...rest, ...countryStateOf(values), version };
}

/** The state only makes sense together with its country. */
export const placeTogether = [['country', 'state', 'region']];

const labels: Record<keyof SettingsValues, string> = {
  name: 'Organization name',
  streetAddress: 'Street address',
  country: 'Country',
  state: 'State',
  region: 'State or region',
  city: 'City',
  zipCode: 'Zip code',
  url: 'Website',
  timeZone: 'Time zone',
  twoFactorRequired: 'Ask everyone for two-factor sign-in',
  consentRule: 'Sending without consent',
  emergencyNumber: 'Emergency number',
  emergencyTexts: 'Emergency text',
};

export const consentRuleWords = {
  warns: 'Warn, and let the practitioner decide',
  refuses: 'Refuse, until consent is recorded',
};

export const emergencyTextLabels = {
  en: 'Text in English',
  es: 'Text in Spanish',
  ar: 'Text in Arabic',
};

export const settingsWords: FieldWords<SettingsValues> = {
  labelOf(path) {
    const language = languageOf(path);
    return language ? emergencyTextLabels[language] : labels[path as keyof SettingsValues];
  },
  valueOf(path, values) {
    const language = languageOf(path);
    if (language) return values.emergencyTexts[language] || undefined;
    if (path === 'twoFactorRequired') return values.twoFactorRequired ? 'Yes' : 'No';
    if (path === 'consentRule') return consentRuleWords[values.consentRule];
    return String(values[path as keyof SettingsValues] ?? '') || undefined;
  },
};

/** The language of a text, from the path of its field. */
const languageOf = (path: string) =>
  /^emergencyTexts\.(en|es|ar)$/.exec(path)?.[1] as keyof typeof emergencyTextLabels | undefined;
