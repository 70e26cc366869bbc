import { consentRules } from '@hub/contract/auth/organizations/consent-rule';
import { emergencyLanguages } from '@hub/contract/auth/organizations/emergency';
import type { OrganizationSettings } from '@hub/contract/auth/organizations/settings';
import { useRef } from 'react';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { CountryStateFields } from '../../../lib/country-state/country-state-fields.tsx';
import { FormCheckbox, FormRadioGroup, FormSearchableDropdown } from '../../../lib/form/choice-fields.tsx';
import { FieldCard, LongForm } from '../../../lib/form/long-form.tsx';
import { showFailure } from '../../../lib/form/server-refusal.ts';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { FormTextArea, FormTextField } from '../../../lib/form/text-fields.tsx';
import { useConflict } from '../../../lib/form/use-conflict.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { useRuntimeConfig } from '../../../lib/runtime-config.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes/use-unsaved-changes.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { zonesWith } from '../../organization/time-zones.ts';
import { useProfile } from '../../profile/profile-queries.ts';
import {
  consentRuleWords,
  emergencyTextLabels,
  placeTogether,
  settingsFormSchema,
  settingsOf,
  settingsWords,
  valuesOf,
} from './settings-form-mapping.ts';
import { useLoadSettings, useUpdateSettings } from './settings-queries.ts';

export function SettingsForm({ settings }: { settings: OrganizationSettings }) {
  // The settings as they were when the form was opened: the user has not seen what is loaded later.
  const opened = useRef(settings);
  const update = useUpdateSettings();
  const form = useHubForm({
    schema: settingsFormSchema,
    defaultValues: valuesOf(settings),
    draftKey: 'organization-settings',
    onSubmit: (values) => update(settingsOf(values, opened.current.version)),
    onSaved: (saved) => {
      opened.current = saved;
      release();
      showToast({ message: 'Changes saved', tone: 'success' });
    },
    onFailure: (error): boolean => conflict.asksAbout(error) || (!isExplained(error) && showFailure(error)),
    onRestore: (draft): void => conflict.restore(draft),
  });
  const conflict = useConflict({
    noun: 'organization',
    form,
    opened,
    load: useLoadSettings(),
    valuesOf,
    words: settingsWords,
    together: placeTogether,
  });
  const { dialog, release } = useUnsavedChanges(form.isDirty, form.draft.drop);

  return (
    <>
      <LongForm form={form} label="Settings" footer={<SubmitButton>Save changes</SubmitButton>}>
        <FieldCard title="Organization">
          <FormTextField name="name" label="Organization name" autoComplete="organization" />
          <FormTextField name="streetAddress" label="Street address" autoComplete="street-address" required />
          <CountryStateFields required />
          <FormTextField name="city" label="City" autoComplete="address-level2" required />
          <FormTextField name="zipCode" label="Zip code" autoComplete="postal-code" required />
          <FormTextField
            name="url"
            label="Website"
            type="url"
            autoComplete="url"
            help="As in https://www.example.com"
          />
        </FieldCard>
        <FieldCard title="Days">
          <FormSearchableDropdown
            name="timeZone"
            label="Time zone"
            help="Reminders are sent, and cases expire, by the days of this time zone."
            placeholder="Type a city or a region"
            options={zonesWith(settings.timeZone)}
          />
        </FieldCard>
        <FieldCard title="Consent">
          <FormRadioGroup
            name="consentRule"
            label="Sending without consent"
            help="When forms are sent in a case that has no consent to assessments."
            options={consentRules.map((rule) => ({ value: rule, label: consentRuleWords[rule] }))}
          />
        </FieldCard>
        <FieldCard title="Emergencies">
          <p>Every form begins and ends with whom to call in an emergency.</p>
          <FormTextField
            name="emergencyNumber"
            label="Emergency number"
            help="Said in the language of the respondent. 911 comes with the crisis line 988."
          />
          {emergencyLanguages.map((language) => (
            <FormTextArea
              key={language}
              name={`emergencyTexts.${language}`}
              label={emergencyTextLabels[language]}
              {...(language === 'en' && { help: 'Your own words, said instead of the number.' })}
            />
          ))}
        </FieldCard>
        <SignInCard isRequired={settings.twoFactorRequired} />
      </LongForm>
      {conflict.dialog}
      {dialog}
    </>
  );
}

/**
 * Managers turn it on for themselves before they require it of others. Another provider has its own rules.
 */
function SignInCard({ isRequired }: { isRequired: boolean }) {
  const { externalProvider } = useRuntimeConfig();
  const isOn = useProfile().data?.twoFactorEnabled ?? false;
  if (externalProvider) return null;
  return (
    <FieldCard title="Sign-in">
      <FormCheckbox
        name="twoFactorRequired"
        label="Ask everyone for two-factor sign-in"
        help={
          isOn
            ? 'Whoever has not turned it on is led to it at once, and can do nothing else before.'
            : 'Turn it on for yourself first, in your account information.'
        }
        disabled={!isOn && !isRequired}
      />
    </FieldCard>
  );
}

/** The server's messages that are shown above the form. */
const isExplained = (error: unknown) =>
  error instanceof ApiProblem && (error.code === 'organization-exists' || error.code === 'two-factor-off');
