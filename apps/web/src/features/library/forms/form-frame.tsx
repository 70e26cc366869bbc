import type { FormContent } from '@hub/contract/core/forms/form-content';
import type { FromPreview, ToPreview } from '@hub/contract/core/forms/form-preview';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './forms.module.css';

/** Not a route of the web app. */
const RESPONDENTS_APP = '/assessment/preview';

export type FrameWidth = 'wide' | 'phone';

type Props = { name: string; content: FormContent; width: FrameWidth; onClose: () => void };

/** Shows the respondents' app in a frame. The app requests the form when it is ready. */
export function FormFrame({ name, content, width, onClose }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const receive = useEffectEvent(({ origin, source, data }: MessageEvent<FromPreview | undefined>) => {
    const preview = frame.current?.contentWindow;
    if (origin !== window.location.origin || !preview || source !== preview) return;
    if (data?.type === 'hub-preview-ready') preview.postMessage(messageWith(content), origin);
    if (data?.type === 'hub-preview-close') onClose();
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => receive(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
  return (
    <div className={styles.stage}>
      <iframe
        ref={frame}
        title={`${name}, as a respondent sees it`}
        src={RESPONDENTS_APP}
        className={`${styles.frame} ${width === 'phone' ? styles.phone : ''}`}
      />
    </div>
  );
}

/** The preview begins with the hub's language and theme. */
function messageWith(content: FormContent): ToPreview {
  const { lang, dataset } = document.documentElement;
  const { theme } = dataset;
  return {
    type: 'hub-preview',
    content,
    language: lang,
    ...((theme === 'light' || theme === 'dark') && { theme }),
  };
}
