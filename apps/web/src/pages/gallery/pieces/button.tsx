import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { ExplainedButton } from '../../../ui/button/explained-button.tsx';
import { DownloadIcon, PlusIcon } from '../../../ui/icon/icons.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

const nothing = () => {};

function Explained() {
  const [isClosed, setIsClosed] = useState(false);
  return (
    <ExplainedButton
      disabledReason={isClosed ? 'The case is closed already' : undefined}
      onPress={() => setIsClosed(true)}
    >
      Close case
    </ExplainedButton>
  );
}

export const piece: GalleryPiece = {
  group: 'Actions',
  title: 'Button',
  note: 'For what happens on this page. One primary button a page; danger for what cannot be taken back. A disabled button says why: give it a reason rather than switching it off.',
  Content: () => (
    <>
      <State name="Primary">
        <Button onPress={nothing}>Save client</Button>
      </State>
      <State name="Secondary">
        <Button variant="secondary" onPress={nothing}>
          Cancel
        </Button>
      </State>
      <State name="Quiet">
        <Button variant="quiet" onPress={nothing}>
          Show more
        </Button>
      </State>
      <State name="Danger">
        <Button variant="danger" onPress={nothing}>
          Delete client
        </Button>
      </State>
      <State name="With an icon">
        <Button onPress={nothing}>
          <PlusIcon />
          New client
        </Button>
        <Button variant="secondary" onPress={nothing}>
          <DownloadIcon />
          Download report
        </Button>
      </State>
      <State name="Busy">
        <Button busy>Save client</Button>
        <Button variant="secondary" busy>
          Send again
        </Button>
      </State>
      <State name="Disabled, and says why">
        <ExplainedButton disabledReason="Fill in the first and last name" onPress={nothing}>
          Register client
        </ExplainedButton>
      </State>
      <State name="Disabled after a press">
        <Explained />
      </State>
      <State name="Disabled">
        <Button variant="secondary" disabled onPress={nothing}>
          Previous
        </Button>
      </State>
    </>
  ),
};
