import { Button } from '../../../ui/button/button.tsx';
import type { GalleryPiece } from '../gallery-piece.ts';
import { State } from '../state.tsx';

const nothing = () => {};

export const piece: GalleryPiece = {
  group: 'Actions',
  title: 'Button',
  note: 'For what happens on this page. One primary button a page; danger for what cannot be taken back.',
  Content: () => (
    <>
      <State name="Primary">
        <Button onPress={nothing}>Save client</Button>
      </State>
      <State name="Secondary">
        <Button look="secondary" onPress={nothing}>
          Cancel
        </Button>
      </State>
      <State name="Quiet">
        <Button look="quiet" onPress={nothing}>
          Show more
        </Button>
      </State>
      <State name="Danger">
        <Button look="danger" onPress={nothing}>
          Delete client
        </Button>
      </State>
      <State name="Busy">
        <Button busy>Save client</Button>
      </State>
    </>
  ),
};
