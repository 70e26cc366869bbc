import { Button } from '../../../ui/button/button.tsx';
import { FolderIllustration } from '../../../ui/empty-state/illustrations.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';
import styles from './layout.module.css';

export const piece: GalleryPiece = {
  group: 'Messages',
  title: 'Notice',
  note: 'A page that has one thing to say, and the ways on from there.',
  Content: () => (
    <>
      <div className={styles.wide}>
        <State name="Calm, with an illustration">
          <Notice
            title="This course is not open yet"
            illustration={<FolderIllustration />}
            actions={<Link href="/support">Ask for access</Link>}
          >
            <p>
              It opens for your organization on Jan 4, 2027. Until then you find the other courses in the
              library.
            </p>
          </Notice>
        </State>
      </div>
      <div className={styles.wide}>
        <State name="Alert">
          <Notice
            title="The report could not be loaded"
            tone="alert"
            actions={<Button onPress={() => {}}>Try again</Button>}
          >
            <p>The hub did not answer in time. Your work is saved.</p>
          </Notice>
        </State>
      </div>
    </>
  ),
};
