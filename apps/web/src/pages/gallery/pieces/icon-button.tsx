import { useState } from 'react';
import { EditIcon, HelpIcon, TrashIcon } from '../../../ui/icon/icons.tsx';
import { IconButton, IconLink } from '../../../ui/icon-button/icon-button.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';
import styles from './layout.module.css';

const nothing = () => {};

function Counted() {
  const [edits, setEdits] = useState(0);
  return (
    <span className={styles.pair}>
      <IconButton label="Edit note" onPress={() => setEdits(edits + 1)}>
        <EditIcon />
      </IconButton>
      {edits === 0 ? 'Not edited' : `Edited ${edits}×`}
    </span>
  );
}

export const piece: GalleryPiece = {
  group: 'Actions',
  title: 'Icon button',
  note: 'Where a word would be too much beside what it acts on. Its label is its name and its tooltip.',
  Content: () => (
    <>
      <State name="Button">
        <Counted />
      </State>
      <State name="Link">
        <IconLink label="Help with notes" href="/support">
          <HelpIcon />
        </IconLink>
      </State>
      <State name="Disabled, and says why">
        <IconButton label="Delete note" disabledReason="Only its author deletes a note" onPress={nothing}>
          <TrashIcon />
        </IconButton>
      </State>
      <State name="Disabled">
        <IconButton label="Edit case" disabled onPress={nothing}>
          <EditIcon />
        </IconButton>
      </State>
    </>
  ),
};
