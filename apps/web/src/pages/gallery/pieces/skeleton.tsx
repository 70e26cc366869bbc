import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

export const piece: GalleryPiece = {
  group: 'Messages',
  title: 'Skeleton',
  note: 'Holds the place of what is loading, as high as what comes and about as wide, so that nothing jumps.',
  Content: () => (
    <>
      <State name="Title">
        <Skeleton variant="title" width="wide" />
      </State>
      <State name="Body">
        <Skeleton variant="body" width="wide" />
        <Skeleton variant="body" width="medium" />
      </State>
      <State name="Small">
        <Skeleton variant="small" width="medium" />
        <Skeleton variant="small" width="narrow" />
      </State>
      <State name="Button">
        <Skeleton variant="button" width="narrow" />
      </State>
    </>
  ),
};
