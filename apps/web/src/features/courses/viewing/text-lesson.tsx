import type { LessonOf } from '@hub/contract/core/courses/lesson';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import styles from './lesson.module.css';

export const TextLesson = ({ lesson }: { lesson: LessonOf<'text'> }) => (
  <div className={styles.text}>
    {lesson.parts.map((part, index) =>
      part.kind === 'passage' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes
        <RichTextView key={index} html={part.html} />
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes
        <figure key={index} className={styles.figure}>
          <img src={part.url} alt={part.alternative} className={styles.picture} />
          {part.caption && <figcaption className={styles.hint}>{part.caption}</figcaption>}
        </figure>
      ),
    )}
  </div>
);
