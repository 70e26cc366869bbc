import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { MoreIcon } from '../icon/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu, MenuItem } from '../menu/menu.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './action-group.module.css';

type Action = { label: string; icon?: ReactNode; busy?: boolean; onPress: () => void };

const LABEL = 'More actions';

type Props = { actions: readonly Action[]; primary: ReactNode };

/** A page's primary action with its less frequent ones: as buttons, or as a menu on a narrow screen. */
export function ActionGroup({ actions, primary }: Props) {
  const isBusy = actions.some(({ busy }) => busy);
  return (
    <div className={styles.group}>
      <div className={styles.buttons}>
        {actions.map(({ label, icon, busy = false, onPress }) => (
          <Button key={label} variant="secondary" busy={busy} onPress={onPress}>
            {icon}
            {label}
          </Button>
        ))}
      </div>
      {primary}
      <div className={styles.menu}>
        <Menu
          label={LABEL}
          trigger={<IconButton label={LABEL}>{isBusy ? <Spinner /> : <MoreIcon />}</IconButton>}
        >
          {actions.map(({ label, icon, onPress, busy = false }) => (
            <MenuItem key={label} icon={icon} onAction={() => busy || onPress()}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      </div>
    </div>
  );
}
