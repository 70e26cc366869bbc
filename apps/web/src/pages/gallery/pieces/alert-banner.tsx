import { type ReactNode, useState } from 'react';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';
import styles from './layout.module.css';

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

type BannerTone = keyof typeof messages;
const tones = Object.keys(messages) as BannerTone[];

const actions: Partial<Record<BannerTone, ReactNode>> = {
  alert: (
    <Button variant="secondary" onPress={() => {}}>
      Send again
    </Button>
  ),
  priority: <Link href="/cases">Show them</Link>,
};

function Banners() {
  const [dismissed, setDismissed] = useState<readonly BannerTone[]>([]);
  return (
    <>
      {tones.map((tone) => (
        <div key={tone} className={styles.wide}>
          <State name={messages[tone].name}>
            {dismissed.includes(tone) ? (
              <Button
                variant="quiet"
                onPress={() => setDismissed(dismissed.filter((other) => other !== tone))}
              >
                Show {tone} again
              </Button>
            ) : (
              <AlertBanner
                tone={tone}
                {...(messages[tone].title && { title: messages[tone].title })}
                action={actions[tone]}
                onDismiss={() => setDismissed([...dismissed, tone])}
              >
                {messages[tone].text}
              </AlertBanner>
            )}
          </State>
        </div>
      ))}
      <div className={styles.wide}>
        <State name="Persistent">
          <AlertBanner persistent>
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
