import { CheckIcon } from '../../ui/icon/icons.tsx';
import styles from './landing-section.module.css';

const parts = [
  {
    title: 'What practitioners do here',
    points: [
      'Keep clients in one directory, with their contacts, schooling and comments.',
      'Open a case for each referral, with notes, a referral date and an expiration date.',
      'Give an assessment by email or in person, and view or download the reports.',
      'Look up products in the library, and the licenses that go with them.',
    ],
  },
  {
    title: 'What managers do here',
    points: [
      'Approve or deny people who ask to join, and change roles.',
      'Deactivate an account, or enable it again.',
      'See the license inventory and its use; pool, assign and reclaim licenses.',
      'Transfer clients from one practitioner to another.',
    ],
  },
  {
    title: 'How data is protected',
    points: [
      'No organization sees the records of another.',
      'Reads and changes of a person’s record go into an audit trail that shows tampering.',
      'Guessing passwords is slow, and ten wrong ones lock sign-in for 15 minutes.',
      'After 30 minutes without activity you are signed out.',
    ],
  },
];

export function LandingSection() {
  return (
    <div className={styles.parts}>
      {parts.map(({ title, points }) => (
        <section key={title} className={styles.part}>
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>
                <span className={styles.icon}>
                  <CheckIcon />
                </span>
                {point}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
