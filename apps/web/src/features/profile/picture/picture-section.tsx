import type { Profile } from '@hub/contract/auth/users/profile';
import { useCallback, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { dialogOnDemand } from '../../../ui/on-demand.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import facts from '../profile.module.css';
import styles from './picture.module.css';
import { ProfileAvatar } from './profile-avatar.tsx';

const PictureDialog = dialogOnDemand(
  'Your picture',
  async () => (await import('./picture-dialog.tsx')).PictureDialog,
);

const RemovePictureDialog = dialogOnDemand(
  'Remove picture',
  async () => (await import('./remove-picture-dialog.tsx')).RemovePictureDialog,
);

/** The picture beside the user's name. */
export function PictureSection({ profile }: { profile: Profile }) {
  const [open, setOpen] = useState<'choose' | 'remove'>();
  const title = useRef<HTMLHeadingElement>(null);

  function close() {
    setOpen(undefined);
    if (document.activeElement === document.body) title.current?.focus();
  }
  // The button goes away with the picture, before or after the focus has returned to it.
  const leaving = useCallback((element: HTMLElement | null) => {
    return () => {
      if (element?.contains(document.activeElement)) title.current?.focus();
    };
  }, []);

  return (
    <div className={facts.section}>
      <Card>
        <h2 ref={title} tabIndex={-1} className={facts.title}>
          Picture
        </h2>
        <div className={styles.row}>
          <ProfileAvatar
            name={`${profile.firstName} ${profile.lastName}`}
            picture={profile.picture}
            size="portrait"
          />
          <div className={styles.words}>
            <p>
              {profile.picture
                ? 'Shown beside your name.'
                : 'Your initials are shown beside your name until you add a picture.'}
            </p>
            <div className={facts.actions}>
              <Button variant="secondary" onPress={() => setOpen('choose')}>
                {profile.picture ? 'Change picture' : 'Add picture'}
              </Button>
              {profile.picture && (
                <span ref={leaving}>
                  <Button variant="quiet" onPress={() => setOpen('remove')}>
                    Remove <span className="visually-hidden">picture</span>
                  </Button>
                </span>
              )}
            </div>
          </div>
        </div>
      </Card>
      {open === 'choose' && <PictureDialog onGone={close} />}
      {open === 'remove' && <RemovePictureDialog onGone={close} />}
    </div>
  );
}

export const PictureSectionSkeleton = () => (
  <div aria-hidden="true" className={facts.section}>
    <Card>
      <h2 className={facts.title}>Picture</h2>
      <div className={styles.row}>
        <ProfileAvatar name="" picture={null} size="portrait" />
        <div className={styles.words}>
          <Skeleton variant="body" width="wide" />
          <div className={facts.actions}>
            <Skeleton variant="button" width="medium" />
          </div>
        </div>
      </div>
    </Card>
  </div>
);
