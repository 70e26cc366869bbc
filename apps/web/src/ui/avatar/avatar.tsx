import { useState } from 'react';
import { PersonIcon } from '../icon/icons.tsx';
import styles from './avatar.module.css';
import { initialsOf } from './initials-of.ts';

type Props = {
  name: string;
  /** The address of a picture. */
  picture?: string | null | undefined;
  /** There is a picture, and it comes in a moment: until then nothing else is shown, which would only flash. */
  loading?: boolean;
  size?: 'small' | 'medium' | 'large' | 'portrait';
};

/** A face for a name that is written next to it: a screen reader hears the name only. */
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
