import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { SearchIllustration } from '../../../ui/empty-state/illustrations.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

function NoMatch() {
  const [isCleared, setIsCleared] = useState(false);
  return (
    <EmptyState
      illustration={<SearchIllustration />}
      message={isCleared ? 'Filters cleared' : 'No client matches “Okaf”'}
      hint="Check the spelling, or search in fewer fields."
      action={
        <Button variant="secondary" onPress={() => setIsCleared(true)}>
          Clear filters
        </Button>
      }
    />
  );
}

export const piece: GalleryPiece = {
  group: 'Messages',
  title: 'Empty state',
  note: 'In the place of a list that has nothing to show: what is missing, and the action that changes it.',
  Content: () => (
    <>
      <State name="Nothing yet">
        <EmptyState
          message="No clients yet"
          hint="Add the first person you evaluate."
          action={<Button onPress={() => {}}>New client</Button>}
        />
      </State>
      <State name="No match">
        <NoMatch />
      </State>
      <State name="Message only">
        <EmptyState message="This client has no reports" />
      </State>
    </>
  ),
};
