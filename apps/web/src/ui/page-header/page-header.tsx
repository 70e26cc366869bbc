import type { ComponentProps, ReactNode } from 'react';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import styles from './page-header.module.css';

type Props = {
  title: string;
  /** The pages above this one, whose name is the title. */
  trail?: ComponentProps<typeof Breadcrumb>['trail'];
  /** In a line or two. */
  description?: ReactNode;
  /** The one primary action of the page: a button or a link. */
  action?: ReactNode;
};

/** The top of every page. */
export function PageHeader({ title, trail, description, action }: Props) {
  return (
    <header className={styles.header}>
      {trail && <Breadcrumb trail={trail} current={title} />}
      <div className={styles.line}>
        <h1 className={styles.title}>{title}</h1>
        {action}
      </div>
      {description && <div className={styles.description}>{description}</div>}
    </header>
  );
}
