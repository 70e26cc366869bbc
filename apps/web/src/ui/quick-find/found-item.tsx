import type { ReactNode } from 'react';
import { MenuItem } from 'react-aria-components/Menu';
import { Text } from 'react-aria-components/Text';
import sheet from '../overlay/sheet.module.css';
import styles from './quick-find.module.css';

export type FoundThing = { id: string; href: string; icon: ReactNode; name: string; detail: string };

export const FoundItem = ({ id, href, icon, name, detail }: FoundThing) => (
  <MenuItem id={id} href={href} textValue={`${name}, ${detail}`} className={`${sheet.entry} ${styles.item}`}>
    {icon}
    <span className={styles.words}>
      <Text slot="label" className={`${styles.name}`}>
        {name}
      </Text>
      <Text slot="description" className={`${styles.detail}`}>
        {detail}
      </Text>
    </span>
  </MenuItem>
);
