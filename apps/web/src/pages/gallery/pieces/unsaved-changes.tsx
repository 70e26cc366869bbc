import { useState } from 'react';
import { useUnsavedChanges } from '../../../lib/unsaved-changes/use-unsaved-changes.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ExplainedButton } from '../../../ui/button/explained-button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

function Edited() {
  const [status, setStatus] = useState<'clean' | 'changed' | 'closed'>('clean');
  const { dialog, leave, release } = useUnsavedChanges(status === 'changed');
  return (
    <>
      <ExplainedButton
        variant="secondary"
        disabledReason={status === 'changed' ? 'It is changed already' : undefined}
        onPress={() => setStatus('changed')}
      >
        Change the form
      </ExplainedButton>
      <Button variant="secondary" onPress={() => leave(() => setStatus('closed'))}>
        Click outside
      </Button>
      <Button
        variant="quiet"
        onPress={() => {
          release();
          setStatus('clean');
        }}
      >
        Save
      </Button>
      <Link href="/support">Leave by a link</Link>
      <span role="status">Form: {status}</span>
      {dialog}
    </>
  );
}

export const piece: GalleryPiece = {
  group: 'Overlays',
  title: 'Unsaved changes',
  note: 'Asks before what was typed is lost: by a link, the back button, closing the tab, or a click outside of the form.',
  Content: () => (
    <State name="A form">
      <Edited />
    </State>
  ),
};
