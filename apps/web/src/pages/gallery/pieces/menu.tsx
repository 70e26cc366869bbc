import { useState } from 'react';
import { EditIcon, MoreIcon, TrashIcon } from '../../../ui/icon/icons.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Menu, MenuButton, MenuDivider, MenuHeader, MenuItem } from '../../../ui/menu/menu.tsx';
import { MenuChoice } from '../../../ui/menu/menu-choice.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';
import styles from './layout.module.css';

const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
] as const;

function RowMenu() {
  const [chosen, setChosen] = useState('Nothing yet');
  return (
    <span className={styles.pair}>
      <Menu
        label="Actions for Maya Okafor"
        trigger={
          <IconButton label="Actions for Maya Okafor">
            <MoreIcon />
          </IconButton>
        }
      >
        <MenuItem icon={<EditIcon />} onAction={() => setChosen('Edit')}>
          Edit
        </MenuItem>
        <MenuItem icon={<TrashIcon />} onAction={() => setChosen('Delete')}>
          Delete
        </MenuItem>
      </Menu>
      {chosen}
    </span>
  );
}

function ChoiceMenu() {
  const [order, setOrder] = useState<(typeof orders)[number]['value']>('newest');
  return (
    <Menu label="Notes" trigger={<MenuButton>Notes</MenuButton>}>
      <MenuHeader>Notes of the case “Reading support”</MenuHeader>
      <MenuDivider />
      <MenuChoice title="Order" value={order} options={orders} onChange={setOrder} />
    </Menu>
  );
}

export const piece: GalleryPiece = {
  group: 'Actions',
  title: 'Menu',
  note: 'For the less frequent actions, such as those of a row in a table, and for a choice that rarely changes.',
  Content: () => (
    <>
      <State name="Actions of a row">
        <RowMenu />
      </State>
      <State name="With a header and a choice">
        <ChoiceMenu />
      </State>
    </>
  ),
};
