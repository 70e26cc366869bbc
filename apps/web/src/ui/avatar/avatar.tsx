import { useState } from 'react';
import { PersonIcon } from '../icon/icons.tsx';
import styles from './avatar.module.css';

type Props = {
  name: string;
  /** The address of a picture. */
  picture?: string | null | undefined;
  /** The picture is still loading: initials would only flash. */
  loading?: boolean;
  size?: 'small' | 'medium' | 'large' | 'portrait';
};

/** Always beside the written name, so hidden from screen readers. */
export function Avatar({ name, picture, loading = false, size = 'medium' }: Props) {
  const [brokenPicture, setBrokenPicture] = useState<string>();
  return (
    <span aria-hidden="true" className={`${styles.avatar} ${styles[size]}`}>
      {picture && picture !== brokenPicture ? (
        <img src={picture} alt="" onError={() => setBrokenPicture(picture)} />
      ) : (
        !loading && (initialsOf(name) || <PersonIcon />)
      )}
    </span>
  );
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The initials of the first and the last word, as whole graphemes: accents and emoji stay in one piece. */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').split(/\s+/).filter(Boolean);
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined].map(initialOf).join('');
}

/** Brackets and quotes around a nickname are not its first letter. */
function initialOf(word: string | undefined): string {
  const characters = Array.from(graphemes.segment(word ?? ''), ({ segment }) => segment);
  const initial = characters.find((character) => /^[\p{L}\p{N}]/u.test(character)) ?? characters[0] ?? '';
  const capital = initial.toUpperCase();
  // The capital of ß is two letters.
  return Array.from(graphemes.segment(capital)).length === 1 ? capital : initial;
}
