import { Breadcrumb } from '../../../ui/breadcrumb/breadcrumb.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';
import styles from './layout.module.css';

const directory = { label: 'Client Directory', href: '/clients' };
const client = { label: 'Maya Okafor', href: '/clients/1' };
const longName = { label: 'Maximiliane-Theodora von Hohenstein-Rautenberg', href: '/clients/2' };

export const piece: GalleryPiece = {
  group: 'Structure',
  title: 'Breadcrumb',
  note: 'The way to a page that is not in the tabs. A phone shows the page above only.',
  Content: () => (
    <>
      <div className={styles.wide}>
        <State name="Two levels">
          <Breadcrumb label="Way to the new client" trail={[directory]} current="New client" />
        </State>
      </div>
      <div className={styles.wide}>
        <State name="Three levels">
          <Breadcrumb label="Way to the case" trail={[directory, client]} current="Reading support" />
        </State>
      </div>
      <div className={styles.wide}>
        <State name="Long names">
          <Breadcrumb
            label="Way to the long case"
            trail={[directory, longName]}
            current="Attention and working memory after the accident of last winter"
          />
        </State>
      </div>
    </>
  ),
};
