import type { Profile } from '@hub/contract/auth/users/profile';
import { ADMIN } from '@hub/contract/catalogs/roles';
import { useState } from 'react';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { LongForm } from '../../../lib/form/long-form.tsx';
import { showFailure } from '../../../lib/form/server-refusal.ts';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { useRuntimeConfig } from '../../../lib/runtime-config.ts';
import { useOutsideClick } from '../../../lib/unsaved-changes/use-outside-click.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes/use-unsaved-changes.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { useUpdateProfile } from '../profile-changes.ts';
import { ProfileFields } from './profile-fields.tsx';
import { fieldOf, inputNameOf, profileUpdateOf, valuesOf } from './profile-form-mapping.ts';
import { profileFormSchema } from './profile-form-schema.ts';

type Props = { profile: Profile; onClose: () => void };

export function EditProfileForm({ profile: latest, onClose }: Props) {
  const [profile] = useState(latest);
  const { features } = useRuntimeConfig();
  const isAlone = profile.organizationType === 'Individual';
  const managesOrganization = !isAlone && profile.organizationAccounts[0]?.roleId === ADMIN;
  const shown = { managesOrganization, addresses: features.billing };
  const [schema] = useState(() => profileFormSchema(managesOrganization));
  const updateProfile = useUpdateProfile();

  const form = useHubForm({
    schema,
    defaultValues: valuesOf(profile),
    draftKey: 'profile',
    fieldOf,
    inputNameOf,
    onSubmit: (values) => updateProfile(profileUpdateOf(values, shown)),
    onSaved: () => {
      release();
      onClose();
      showToast({ message: 'Changes saved', tone: 'success' });
    },
    onFailure: (error) => !isTaken(error) && showFailure(error),
  });
  const { dialog, leave, release } = useUnsavedChanges(form.isDirty, form.draft.drop);
  const cancel = () => leave(onClose);
  useOutsideClick({ element: form.element, active: form.isDirty, onClick: cancel });

  return (
    <>
      <LongForm
        form={form}
        label="Edit account information"
        footer={
          <>
            <Button variant="secondary" onPress={cancel}>
              Cancel
            </Button>
            <SubmitButton>Save changes</SubmitButton>
          </>
        }
      >
        <ProfileFields {...shown} isAlone={isAlone} />
      </LongForm>
      {dialog}
    </>
  );
}

/** The server's messages that are shown above the form. */
const isTaken = (error: unknown) => error instanceof ApiProblem && error.code === 'organization-exists';
