import { useEffect } from 'react';
import { useSession } from '../../lib/session/use-session.ts';
import { announceMaintenance } from './announce-maintenance.ts';

/** Only those who are signed in have work to plan around it. */
export function useMaintenanceNotice(): void {
  const { status } = useSession();
  useEffect(() => {
    if (status === 'signed-in') announceMaintenance();
  }, [status]);
}
