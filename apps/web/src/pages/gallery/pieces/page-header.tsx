import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';
import styles from './layout.module.css';

const nothing = () => {};

export const piece: GalleryPiece = {
  group: 'Structure',
  title: 'Page header',
  note: 'The top of every page: where it is, what it is, and its one primary action.',
  Content: () => (
    <>
      <div className={styles.wide}>
        <State name="With everything">
          <PageHeader
            trail={[{ label: 'Client Directory', href: '/clients' }]}
            title="New client"
            description="Only the name and the date of birth are required. The rest can be added later."
            action={<Button onPress={nothing}>Save client</Button>}
          />
        </State>
      </div>
      <div className={styles.wide}>
        <State name="Title and action">
          <PageHeader title="Client Directory" action={<Button onPress={nothing}>New client</Button>} />
        </State>
      </div>
      <div className={styles.wide}>
        <State name="Of a person">
          <PageHeader
            title="Maya Okafor"
            avatar={<Avatar name="Maya Okafor" size="large" />}
            description="10 years · Client ID A-17"
            action={<Button onPress={nothing}>Edit</Button>}
          />
        </State>
      </div>
      <div className={styles.wide}>
        <State name="A long title">
          <PageHeader
            title="Attention and working memory of Maximiliane-Theodora von Hohenstein-Rautenberg"
            action={<Button onPress={nothing}>New case</Button>}
          />
        </State>
      </div>
    </>
  ),
};
