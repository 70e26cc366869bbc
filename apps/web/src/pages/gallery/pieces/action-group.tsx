import { useState } from 'react';
import { ActionGroup } from '../../../ui/action-group/action-group.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { DownloadIcon, UploadIcon } from '../../../ui/icon/icons.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

const EXPORT_TAKES = 1500;

function Content() {
  const [exporting, setExporting] = useState(false);
  const [pressed, setPressed] = useState('nothing');
  function startExport() {
    setExporting(true);
    setTimeout(() => setExporting(false), EXPORT_TAKES);
  }
  return (
    <State name="A primary action and two lesser ones">
      <ActionGroup
        actions={[
          { label: 'Import', icon: <UploadIcon />, onPress: () => setPressed('Import') },
          { label: 'Export', icon: <DownloadIcon />, busy: exporting, onPress: startExport },
        ]}
        primary={<Button onPress={() => setPressed('Add product')}>Add product</Button>}
      />
      <span>Pressed: {pressed}</span>
    </State>
  );
}

export const piece: GalleryPiece = {
  group: 'Actions',
  title: 'Action group',
  note: 'In the header of a page that has more than its one primary action. On a phone the others are a menu.',
  Content,
};
