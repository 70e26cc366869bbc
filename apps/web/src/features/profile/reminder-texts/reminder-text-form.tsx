import type { Profile } from '@hub/contract/auth/users/profile';
import { changeReminderText, readReminderTexts } from '@hub/contract/auth/users/reminder-texts';
import {
  defaultReminderTexts,
  type ReminderLanguage,
  reminderPlaceholders,
  reminderText,
} from '@hub/contract/core/administrations/reminder-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { showOutcome } from '../../../lib/api/show-outcome.ts';
import { queryKeyOf, useEndpointCall } from '../../../lib/api/use-endpoint.ts';
import { HubForm } from '../../../lib/form/hub-form.tsx';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { FormTextArea } from '../../../lib/form/text-fields.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import styles from '../profile.module.css';
import { ReminderPreview } from './reminder-preview.tsx';

const schema = z.object({ text: reminderText });
const help = `You can name ${reminderPlaceholders.map((name) => `{${name}}`).join(', ')}`;

type Props = {
  language: ReminderLanguage;
  /** Empty if the default text is sent. */
  own: string;
  profile: Profile;
};

/** Edits one text, with a preview. It begins with the default text, which can be restored. */
export function ReminderTextForm({ language, own, profile }: Props) {
  const usual = defaultReminderTexts[language];
  const write = useWriteText(language);
  const form = useHubForm({
    schema,
    defaultValues: { text: own || usual },
    onSubmit: ({ text }) => write.mutateAsync(text === usual ? '' : text),
    onSaved: () => showToast({ message: 'Your text was saved', tone: 'success' }),
  });
  const text: string = useWatch({ control: form.kit.form.control, name: 'text' }) ?? '';
  const reset = () =>
    void showOutcome(write.mutateAsync(''), {
      done: 'The usual text is sent again',
      failed: 'The text could not be brought back.',
    });
  return (
    <HubForm form={form} label="Text of reminders">
      <FormTextArea name="text" label="Text" help={help} />
      <ReminderPreview language={language} text={text || usual} profile={profile} />
      <div className={styles.buttons}>
        {own !== '' && (
          <Button variant="secondary" disabled={write.isPending} onPress={reset}>
            Use the usual text
          </Button>
        )}
        <SubmitButton>Save text</SubmitButton>
      </div>
    </HubForm>
  );
}

function useWriteText(language: ReminderLanguage) {
  const queryClient = useQueryClient();
  const write = useEndpointCall(changeReminderText);
  return useMutation({
    mutationFn: (text: string) => write({ body: { language, text } }),
    onSuccess: (texts) => queryClient.setQueryData(queryKeyOf(readReminderTexts), texts),
  });
}
