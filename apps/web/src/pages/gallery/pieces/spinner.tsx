import { Spinner } from '../../../ui/spinner/spinner.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

export const piece: GalleryPiece = {
  group: 'Messages',
  title: 'Spinner',
  note: 'Only where the shape of what comes is unknown; otherwise a skeleton.',
  Content: () => (
    <>
      <State name="Small">
        <Spinner label="Saving note…" />
      </State>
      <State name="Large">
        <Spinner label="Opening case…" size="large" />
      </State>
    </>
  ),
};
