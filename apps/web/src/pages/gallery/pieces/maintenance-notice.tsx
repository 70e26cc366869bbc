import { announceMaintenance } from '../../../features/maintenance/announce-maintenance.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

export const piece: GalleryPiece = {
  group: 'Messages',
  title: 'Maintenance notice',
  note: 'A toast that comes by itself after signing in, at most every seven days, and stays for five minutes.',
  Content: () => (
    <State name="Unless it was shown in the last seven days">
      <Button variant="secondary" onPress={() => announceMaintenance()}>
        Announce maintenance
      </Button>
    </State>
  ),
};
