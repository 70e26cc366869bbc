import { Separator } from 'react-aria-components/Menu';
import styles from './menu.module.css';

export function MenuDivider() {
  return <Separator className={`${styles.divider}`} />;
}
