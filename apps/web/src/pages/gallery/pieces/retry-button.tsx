import { useState } from 'react';
import { RetryButton } from '../../../ui/button/button.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

function Retry() {
  const [isRetrying, setIsRetrying] = useState(false);
  return (
    <RetryButton
      state={isRetrying ? { status: 'retrying' } : { status: 'failed', retry: () => setIsRetrying(true) }}
    />
  );
}

export const piece: GalleryPiece = {
  group: 'Actions',
  title: 'Retry button',
  note: 'Wherever loading can fail. It turns busy while it tries.',
  Content: () => (
    <>
      <State name="After a failure">
        <Retry />
      </State>
      <State name="Trying">
        <RetryButton state={{ status: 'retrying' }} />
      </State>
    </>
  ),
};
