import { secondFactorCode } from '@hub/contract/fields/second-factor-code';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { HubForm } from '../../../lib/form/hub-form.tsx';
import { atField } from '../../../lib/form/server-refusal.ts';
import { SubmitButton } from '../../../lib/form/submit-button.tsx';
import { FormTextField } from '../../../lib/form/text-fields.tsx';
import { useHubForm } from '../../../lib/form/use-hub-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from '../two-factor.module.css';

const schema = z.object({ code: secondFactorCode });

type Props<Done> = {
  /** The name of the form. */
  label: string;
  help: string;
  action: string;
  send: (code: string) => Promise<Done>;
  onDone: (done: Done) => void;
  onCancel: () => void;
  /** Shows a phone's digits where only codes from the app are accepted. */
  inputMode?: 'numeric';
  children?: ReactNode;
};

/** Asks for a code from the authenticator app. */
export function CodeForm<Done>(props: Props<Done>) {
  const form = useHubForm({
    schema,
    defaultValues: { code: '' },
    onSubmit: ({ code }) => props.send(code).catch(atField('code-refused', 'code')),
    onSaved: props.onDone,
  });
  return (
    <HubForm form={form} label={props.label}>
      {props.children}
      <FormTextField
        name="code"
        label="Code"
        help={props.help}
        autoComplete="one-time-code"
        autoFocus
        {...(props.inputMode && { inputMode: props.inputMode })}
      />
      <div className={styles.buttons}>
        <Button variant="secondary" onPress={props.onCancel}>
          Cancel
        </Button>
        <SubmitButton>{props.action}</SubmitButton>
      </div>
    </HubForm>
  );
}
