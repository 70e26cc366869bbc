import { type ReactNode, useState } from 'react';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import type { GalleryPiece } from '../gallery-piece.ts';
import { State } from '../state.tsx';
import styles from './wide.module.css';

const messages = {
  focus: { name: 'Focus', title: undefined, text: 'Scores are computed with the norms of 2026 from now on.' },
  alert: {
    name: 'Alert',
    title: 'The report was not sent',
    text: 'The mail server did not answer. Nothing was lost.',
  },
  priority: { name: 'Priority', title: undefined, text: 'Three cases expire within a week.' },
  success: { name: 'Success', title: undefined, text: 'All 24 licenses were assigned.' },
};

type Variant = keyof typeof messages;
const variants = Object.keys(messages) as Variant[];

const actions: Partial<Record<Variant, ReactNode>> = {
  alert: (
    <Button look="secondary" onPress={() => {}}>
      Send again
    </Button>
  ),
  priority: <Link href="/cases">Show them</Link>,
};

function Banners() {
  const [dismissed, setDismissed] = useState<readonly Variant[]>([]);
  return (
    <>
      {variants.map((variant) => (
        <div key={variant} className={styles.wide}>
          <State name={messages[variant].name}>
            {dismissed.includes(variant) ? (
              <Button
                look="quiet"
                onPress={() => setDismissed(dismissed.filter((other) => other !== variant))}
              >
                Show {variant} again
              </Button>
            ) : (
              <AlertBanner
                variant={variant}
                {...(messages[variant].title && { title: messages[variant].title })}
                action={actions[variant]}
                onDismiss={() => setDismissed([...dismissed, variant])}
              >
                {messages[variant].text}
              </AlertBanner>
            )}
          </State>
        </div>
      ))}
      <div className={styles.wide}>
        <State name="Persistent">
          <AlertBanner variant="persistent">
            This case was closed on 10/02/2026. It can be read, not changed.
          </AlertBanner>
        </State>
      </div>
    </>
  );
}

export const piece: GalleryPiece = {
  group: 'Messages',
  title: 'Alert banner',
  note: 'For what concerns the page as a whole. It is dismissed by the reader; a persistent one stays as long as it is true. What just happened is a toast.',
  Content: Banners,
};
