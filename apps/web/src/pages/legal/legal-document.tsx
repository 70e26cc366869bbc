import type { ReactNode } from 'react';
import styles from './legal-document.module.css';

const LAST_UPDATED = '2026-11-15';

// A calendar day, not an instant: read and written in the same zone, so that none can shift it.
const lastUpdated = new Date(LAST_UPDATED).toLocaleDateString('en-US', {
  dateStyle: 'medium',
  timeZone: 'UTC',
});

type Section = { id: string; title: string; text: ReactNode };

type Props = {
  title: string;
  /** 1 on a page of its own, 2 below a page's title. */
  headingLevel: 1 | 2;
  summary: ReactNode;
  sections: Section[];
};

export function LegalDocument({ title, headingLevel, summary, sections }: Props) {
  const Title = `h${headingLevel}` as const;
  const SectionTitle = headingLevel === 1 ? 'h2' : 'h3';
  return (
    <div className={styles.columns}>
      <article className={styles.document}>
        <Title className={headingLevel === 1 ? styles.title : 'visually-hidden'}>{title}</Title>
        <p className={styles.updated}>
          Last updated: <time dateTime={LAST_UPDATED}>{lastUpdated}</time>
        </p>
        <div className={styles.summary}>{summary}</div>
        {sections.map((section) => (
          <section key={section.id} id={section.id} className={styles.section}>
            <SectionTitle className={styles.sectionTitle}>{section.title}</SectionTitle>
            {section.text}
          </section>
        ))}
      </article>
      <nav className={styles.contents} aria-label={`Sections of the ${title}`}>
        <p className={styles.contentsTitle}>On this page</p>
        <ul>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
