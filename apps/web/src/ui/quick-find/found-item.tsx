import type { ReactNode } from 'react';
import { MenuItem } from 'react-aria-components/Menu';
import sheet from '../overlay/sheet.module.css';
import styles from './quick-find.module.css';

export type FoundThing = { id: string; href: string; icon: ReactNode; name: string; detail: string };

export const FoundItem = ({ id, href, icon, name, detail }: FoundThing) => (
  <MenuItem id={id} href={href} textValue={`${name}, ${detail}`} className={`${sheet.entry} ${styles.item}`}>
    {icon}
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      <span className={styles.detail}>{detail}</span>
    </span>
  </MenuItem>
);
