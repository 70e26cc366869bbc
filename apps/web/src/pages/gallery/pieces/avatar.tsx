import type { ComponentProps } from 'react';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';
import styles from './layout.module.css';

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#f3c9a5"/><circle cx="20" cy="17" r="8" fill="#8a4b2a"/><path d="M4 42c1-11 8-15 16-15s15 4 16 15z" fill="#0f5c66"/></svg>',
)}`;

type NamedProps = ComponentProps<typeof Avatar> & { words?: string };

const Named = ({ words, ...avatar }: NamedProps) => (
  <span className={styles.pair}>
    <Avatar {...avatar} />
    {words ?? avatar.name}
  </span>
);

export const piece: GalleryPiece = {
  group: 'Structure',
  title: 'Avatar',
  note: 'Makes a name easier to find in a list. Always beside the name, never instead of it.',
  Content: () => (
    <>
      <State name="Two words">
        <Named name="Maya Okafor" />
      </State>
      <State name="Many words">
        <Named name="Ana María de la Cruz" />
      </State>
      <State name="One word">
        <Named name="Cher" />
      </State>
      <State name="Accents">
        <Named name="Élodie Ångström" />
      </State>
      <State name="Emoji">
        <Named name="👩🏽‍⚕️ Nurse" />
      </State>
      <State name="No name">
        <Named name="" words="Not named yet" />
      </State>
      <State name="Picture">
        <Named name="Dana Whitfield" picture={portrait} />
      </State>
      <State name="Picture on its way">
        <Named name="Dana Whitfield" loading />
      </State>
      <State name="Picture that is gone">
        <Named name="Noah Lindqvist" picture="data:image/png;base64,none" />
      </State>
      <State name="Sizes">
        <Avatar name="Maya Okafor" size="small" />
        <Avatar name="Maya Okafor" />
        <Avatar name="Maya Okafor" size="large" />
        <Avatar name="Maya Okafor" size="portrait" />
      </State>
    </>
  ),
};
