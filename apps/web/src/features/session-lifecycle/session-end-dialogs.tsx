import { useEffect, useState } from 'react';
import type { SignedIn } from '../../lib/session/use-session.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import styles from './session-end-dialogs.module.css';

/** Asks whether the user is still there, five minutes before the session ends. */
export function InactivityDialog({ session }: { session: SignedIn }) {
  const { presence, extend, signOut } = session;
  const endsAt = presence.status === 'expiring' ? presence.endsAt : undefined;
  return (
    <Dialog
      role="alertdialog"
      title="Session will expire soon"
      visible={endsAt !== undefined}
      onVisibleChange={extend}
      footer={
        <>
          <Button variant="secondary" onPress={signOut}>
            Log out
          </Button>
          <Button autoFocus onPress={extend}>
            Extend Session
          </Button>
        </>
      }
    >
      {endsAt !== undefined && <Countdown endsAt={endsAt} />}
    </Dialog>
  );
}

function Countdown({ endsAt }: { endsAt: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  return (
    <>
      <p>
        Nobody has used the hub for a while. To protect your clients' data you will be logged out in{' '}
        <span className={styles.time}>{asClock(seconds)}</span>.
      </p>
      <p className="visually-hidden" role="timer" aria-live={isAnnounced(seconds) ? 'assertive' : 'off'}>
        {inWords(seconds)} left
      </p>
    </>
  );
}

const asClock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Announcing every second would drown a screen reader. */
const isAnnounced = (seconds: number) => seconds % 60 === 0 || seconds === 30 || seconds === 10;

function inWords(seconds: number) {
  const minutes = Math.floor(seconds / 60);
  const parts = [
    minutes > 0 && `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    seconds % 60 > 0 && `${seconds % 60} ${seconds % 60 === 1 ? 'second' : 'seconds'}`,
  ];
  return parts.filter(Boolean).join(' ') || 'No time';
}

type Props = { visible: boolean; onCancel: () => void; onConfirm: () => void };

export function LogoutDialog(props: Props) {
  return <ConfirmDialog title="Are you sure you want to logout of this organization's account?" {...props} />;
}
