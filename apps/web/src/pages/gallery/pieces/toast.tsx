import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { ExplainedButton } from '../../../ui/button/explained-button.tsx';
import { closeAllToasts, closeToast, showToast } from '../../../ui/toast/toasts.ts';
import type { Tone } from '../../../ui/tone/tone.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

const messages: Record<Tone, string> = {
  success: 'Maya Okafor added successfully',
  alert: 'Something went wrong. Please try again later.',
  priority: 'The license of this product ends in 3 days',
  focus: 'A colleague is editing this case as well',
  neutral: 'Copied to the clipboard',
};

function WithAction() {
  const [isOpened, setIsOpened] = useState(false);
  const message = 'Noah Lindqvist added successfully';
  const action = { label: 'View Profile', onPress: () => setIsOpened(true) };
  return (
    <>
      <Button variant="secondary" onPress={() => showToast({ message, tone: 'success', action })}>
        Add a client
      </Button>
      {isOpened && <span>Profile opened</span>}
    </>
  );
}

function UntilClosed() {
  const [id, setId] = useState<string>();
  const show = () =>
    setId(showToast({ message: 'The export is being prepared', timeout: 'until-closed', stack: true }));
  return (
    <>
      <Button variant="secondary" onPress={show}>
        Start an export
      </Button>
      <ExplainedButton
        variant="quiet"
        disabledReason={id === undefined ? 'No export is running' : undefined}
        onPress={() => {
          if (id !== undefined) closeToast(id);
          setId(undefined);
        }}
      >
        Finish it
      </ExplainedButton>
    </>
  );
}

function Stacked() {
  const [sent, setSent] = useState(0);
  const send = () => {
    setSent(sent + 1);
    showToast({ message: `Form ${sent + 1} sent`, tone: 'success', stack: true });
  };
  return (
    <>
      <Button variant="secondary" onPress={send}>
        Send a form
      </Button>
      <Button variant="quiet" onPress={closeAllToasts}>
        Close all
      </Button>
    </>
  );
}

export const piece: GalleryPiece = {
  group: 'Messages',
  title: 'Toast',
  note: 'Tells what just happened, for four seconds; it waits while it is hovered or focused. A new one takes the place of the old one unless it is stacked. Never for what one has to know.',
  Content: () => (
    <>
      {(Object.keys(messages) as Tone[]).map((tone) => (
        <State key={tone} name={`${tone.charAt(0).toUpperCase()}${tone.slice(1)}`}>
          <Button variant="secondary" onPress={() => showToast({ message: messages[tone], tone })}>
            Show {tone}
          </Button>
        </State>
      ))}
      <State name="With an action">
        <WithAction />
      </State>
      <State name="Stacked">
        <Stacked />
      </State>
      <State name="Until it is closed">
        <UntilClosed />
      </State>
      <State name="On another side">
        <Button variant="secondary" onPress={() => showToast({ message: messages.neutral, align: 'start' })}>
          Show at the start
        </Button>
        <Button variant="secondary" onPress={() => showToast({ message: messages.neutral, align: 'center' })}>
          Show in the center
        </Button>
      </State>
    </>
  ),
};
