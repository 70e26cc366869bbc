import type { KeyboardEvent, ReactNode } from 'react';
import { AlertBanner } from '../../ui/alert-banner/alert-banner.tsx';
import { DraftOffer } from './draft-offer.tsx';
import styles from './form.module.css';
import { FormKitContext } from './form-kit.ts';
import type { HubFormState } from './use-hub-form.ts';

const WITHOUT_TEXT = /^(button|checkbox|file|radio|reset|submit)$/;

type Props = { form: HubFormState; label: string; children: ReactNode };

export function HubForm({ form, label, children }: Props) {
  return (
    <FormKitContext value={form.kit}>
      <form
        ref={form.element}
        noValidate
        aria-label={label}
        onSubmit={(event) => void form.submit(event)}
        onKeyDown={(event) => {
          if (!isSending(event)) return;
          event.preventDefault();
          void form.submit();
        }}
        className={styles.form}
      >
        <DraftOffer draft={form.draft} />
        {form.failure.length > 0 && (
          <div tabIndex={-1} data-failure className={styles.failure}>
            <AlertBanner tone="alert" onDismiss={form.dismissFailure}>
              <ul className={styles.messages}>
                {form.failure.map((message) => (
                  <li key={message}>{message}</li>
                ))}
              </ul>
            </AlertBanner>
          </div>
        )}
        {children}
      </form>
    </FormKitContext>
  );
}

/**
 * Whether Enter was pressed in a text field. While the button is disabled the browser does not submit the
 * form, so no error would appear.
 */
const isSending = ({ key, target, currentTarget, nativeEvent, isDefaultPrevented }: KeyboardEvent) =>
  key === 'Enter' &&
  !nativeEvent.isComposing &&
  !isDefaultPrevented() &&
  target instanceof HTMLInputElement &&
  // An overlay over the page, such as the one for a link's address, has its own form.
  currentTarget.contains(target) &&
  !WITHOUT_TEXT.test(target.type);
