import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import type { GalleryPiece } from '../gallery-piece.ts';
import { State } from '../state.tsx';

export const piece: GalleryPiece = {
  group: 'Messages',
  title: 'Skeleton',
  note: 'Holds the place of what is loading, as high as what comes and about as wide, so that nothing jumps.',
  Content: () => (
    <>
      <State name="Title">
        <Skeleton of="title" width="wide" />
      </State>
      <State name="Body">
        <Skeleton of="body" width="wide" />
        <Skeleton of="body" width="medium" />
      </State>
      <State name="Small">
        <Skeleton of="small" width="medium" />
        <Skeleton of="small" width="narrow" />
      </State>
      <State name="Button">
        <Skeleton of="button" width="narrow" />
      </State>
    </>
  ),
};
