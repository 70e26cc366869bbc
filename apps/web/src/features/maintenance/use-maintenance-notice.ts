import { useEffect } from 'react';

/** For those who are signed in: they alone have work to plan around it. No page waits for the notice. */
export function useMaintenanceNotice(): void {
  useEffect(() => {
    void import('./announce-maintenance.ts').then(({ announceMaintenance }) => announceMaintenance());
  }, []);
}
