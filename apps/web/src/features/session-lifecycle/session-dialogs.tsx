import { useEffect, useState } from 'react';
import type { SignedIn } from '../../lib/session/use-session.ts';
import { onDemand } from '../../ui/on-demand.tsx';

type LogoutProps = { visible: boolean; onCancel: () => void; onConfirm: () => void };

// If the question cannot be loaded, logging out works without it.
function LogoutAtOnce({ visible, onConfirm }: LogoutProps) {
  useEffect(() => {
    if (visible) onConfirm();
  }, [visible, onConfirm]);
  return null;
}

const LogoutDialog = onDemand<LogoutProps>(
  () => import('./session-end-dialogs.tsx').then((file) => file.LogoutDialog),
  LogoutAtOnce,
);
const InactivityDialog = onDemand<{ session: SignedIn }>(
  () => import('./session-end-dialogs.tsx').then((file) => file.InactivityDialog),
  () => null,
);

type Props = { session: SignedIn; isLeaving: boolean; onStay: () => void };

/** The questions before a session ends. Few sessions need them, so they are loaded on demand. */
export function SessionDialogs({ session, isLeaving, onStay }: Props) {
  const isExpiring = session.presence.status === 'expiring';
  // Once shown they stay mounted, so that they can animate out.
  const [wanted, setWanted] = useState({ logout: isLeaving, inactivity: isExpiring });
  if ((isLeaving && !wanted.logout) || (isExpiring && !wanted.inactivity)) {
    setWanted({ logout: wanted.logout || isLeaving, inactivity: wanted.inactivity || isExpiring });
  }
  return (
    <>
      {wanted.logout && <LogoutDialog visible={isLeaving} onCancel={onStay} onConfirm={session.signOut} />}
      {wanted.inactivity && <InactivityDialog session={session} />}
    </>
  );
}
