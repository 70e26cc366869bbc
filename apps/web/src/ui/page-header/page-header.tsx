import type { ComponentProps, ReactNode } from 'react';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import styles from './page-header.module.css';

type Props = {
  title: string;
  /** The pages above this one. */
  trail?: ComponentProps<typeof Breadcrumb>['trail'];
  /** In a line or two. */
  description?: ReactNode;
  /** For a page about a person. */
  avatar?: ReactNode;
  /** The page's primary action: a button or a link. */
  action?: ReactNode;
};

/** The top of every page. */
export function PageHeader({ title, trail, description, avatar, action }: Props) {
  return (
    <header className={styles.header}>
      {trail && <Breadcrumb trail={trail} current={title} />}
      <div className={styles.line}>
        {avatar}
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {description && <div className={styles.description}>{description}</div>}
        </div>
        {action}
      </div>
    </header>
  );
}
