import { type ComponentProps, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

type Kind = Pick<ComponentProps<typeof Dialog>, 'header' | 'persist' | 'size' | 'title' | 'children'>;

function Opened({ opens, ...kind }: Kind & { opens: string }) {
  const [visible, setVisible] = useState(false);
  const [reports, setReports] = useState<readonly string[]>([]);
  const change = (reported: boolean) => {
    setVisible(reported);
    setReports([...reports, String(reported)]);
  };
  return (
    <>
      <Button variant="secondary" onPress={() => setVisible(true)}>
        {opens}
      </Button>
      <Dialog
        {...kind}
        visible={visible}
        onVisibleChange={change}
        footer={
          <>
            <Button variant="secondary" onPress={() => change(false)}>
              Cancel
            </Button>
            <Button onPress={() => setVisible(false)}>Send</Button>
          </>
        }
      />
      {reports.length > 0 && <span>Reported: {reports.join(', ')}</span>}
    </>
  );
}

function Confirmed() {
  const [status, setStatus] = useState<'closed' | 'asking' | 'working' | 'deleted'>('closed');
  return (
    <>
      <Button variant="danger" onPress={() => setStatus('asking')}>
        Delete client
      </Button>
      {status === 'deleted' && <span>Deleted</span>}
      <ConfirmDialog
        visible={status === 'asking' || status === 'working'}
        title="Delete Maya Okafor?"
        confirmLabel="Delete client"
        variant="danger"
        busy={status === 'working'}
        onCancel={() => setStatus('closed')}
        onConfirm={() => {
          setStatus('working');
          setTimeout(() => setStatus('deleted'), 1500);
        }}
      >
        Her 3 cases and 7 reports go with her. You can bring her back within 30 days.
      </ConfirmDialog>
    </>
  );
}

const paragraphs = Array.from(
  { length: 24 },
  (_, index) => `Section ${index + 1}: what the respondent agrees to.`,
);

function Long() {
  const [visible, setVisible] = useState(false);
  return (
    <>
      <Button variant="secondary" onPress={() => setVisible(true)}>
        Read the consent
      </Button>
      <ConfirmDialog
        visible={visible}
        title="Consent to the evaluation"
        confirmLabel="I agree"
        onCancel={() => setVisible(false)}
        onConfirm={() => setVisible(false)}
      >
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            {paragraph} The answers are kept for seven years and are seen by the practitioner alone.
          </p>
        ))}
      </ConfirmDialog>
    </>
  );
}

export const piece: GalleryPiece = {
  group: 'Overlays',
  title: 'Dialog',
  note: 'For a question or a short form that has to be answered first. With persist a click beside it does not close it; a confirmation is at most 764 × 620.',
  Content: () => (
    <>
      <State name="Default">
        <Opened opens="Email a form" title="Email a form">
          The respondent gets a link that works for 14 days.
        </Opened>
      </State>
      <State name="Persist">
        <Opened opens="Write an invitation" title="Write an invitation" persist>
          What is typed here is not lost by a click beside the dialog.
        </Opened>
      </State>
      <State name="Respondent">
        <Opened opens="Open as respondent" title="Reading questionnaire" header="respondent">
          There are 48 questions. You can stop at any time and go on later.
        </Opened>
      </State>
      <State name="Screen">
        <Opened opens="Look at a form" title="Reading questionnaire" size="screen">
          As large as the window lets it be; it fills a phone.
        </Opened>
      </State>
      <State name="Confirmation">
        <Confirmed />
      </State>
      <State name="Confirmation, long">
        <Long />
      </State>
    </>
  ),
};
