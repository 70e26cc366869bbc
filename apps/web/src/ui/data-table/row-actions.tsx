import type { ReactNode } from 'react';
import { MoreIcon } from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from '../menu/menu.tsx';

type Props = { name: string; children: ReactNode };

export function RowActions({ name, children }: Props) {
  const label = `Actions for ${name}`;
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label}>
          <MoreIcon />
        </IconButton>
      }
    >
      {children}
    </Menu>
  );
}
