import type { Block, ReportDocument, Run, Table } from '@hub/document/document';
import type { Tone } from '@hub/document/plot';
import { Badge } from '../../ui/badge/badge.tsx';
import { PlotView } from '../../ui/plot/plot-view.tsx';
import { toneClass } from '../../ui/tone/tone.tsx';
import styles from './document.module.css';

/** A report on the screen, with the same texts and numbers as on paper. */
export function DocumentView({ document }: { document: ReportDocument }) {
  const { title, letterhead, running, blocks, language, direction } = document;
  return (
    <article className={styles.paper} lang={language} dir={direction}>
      {running.warning && <p className={styles.warning}>{running.warning}</p>}
      {letterhead && (
        <div className={styles.letterhead}>
          {letterhead.logo && (
            <img src={`data:image/png;base64,${letterhead.logo}`} alt={letterhead.organization} />
          )}
          <p>
            <strong>{letterhead.organization}</strong>
            {letterhead.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        </div>
      )}
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.running}>{running.head.join(' · ')}</p>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a document never changes
        <BlockView key={index} block={block} direction={direction} />
      ))}
      <p className={styles.running}>{running.foot.join(' · ')}</p>
    </article>
  );
}

const tones: Record<Tone, 'success' | 'neutral' | 'priority' | 'alert'> = {
  good: 'success',
  neutral: 'neutral',
  caution: 'priority',
  concern: 'alert',
};

function BlockView({ block, direction }: { block: Block; direction: 'ltr' | 'rtl' }) {
  switch (block.kind) {
    case 'heading':
      // The page has the h1, and the document's title is the h2.
      return block.level === 2 ? <h3>{block.text}</h3> : <h4>{block.text}</h4>;
    case 'paragraph':
      return (
        <p className={styles[block.look]}>
          <Line runs={block.runs} />
        </p>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((runs, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document never changes
            <li key={index}>
              <Line runs={runs} />
            </li>
          ))}
        </List>
      );
    }
    case 'facts':
      return (
        <dl className={styles.facts}>
          {block.items.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <TableView table={block} />;
    case 'figure':
      return (
        <figure className={styles.figure}>
          <PlotView plot={block.plot} alternative={block.alternative} direction={direction} />
          <figcaption>{block.caption}</figcaption>
        </figure>
      );
    case 'callout':
      return (
        <div className={`${styles.callout} ${toneClass(tones[block.tone])}`}>
          <p className={styles.bold}>{block.title}</p>
          {block.paragraphs.map((runs, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document never changes
            <p key={index}>
              <Line runs={runs} />
            </p>
          ))}
        </div>
      );
    case 'signature':
      return (
        <p className={styles.signature}>
          {block.picture && (
            <img src={`data:image/png;base64,${block.picture}`} alt={`Signature of ${block.name}`} />
          )}
          {block.typed && <span className={styles.typed}>{block.typed}</span>}
          <strong>{block.name}</strong>
          {block.credentials && <span>{block.credentials}</span>}
          <span>{block.day}</span>
        </p>
      );
    case 'page-break':
      return <hr className={styles.pageBreak} />;
  }
}

function Line({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, bold, italic, underline, href }, index) => {
    const classes = [bold && styles.bold, italic && styles.italic, underline && styles.underline];
    const className = classes.filter(Boolean).join(' ');
    return href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a document never changes
      <a key={index} className={className} href={href} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a document never changes
      <span key={index} className={className}>
        {text}
      </span>
    );
  });
}

/** For example a hash. */
const LONG_WORD = /\S{28}/;

function TableView({ table: { caption, columns, rows } }: { table: Table }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls sideways
    <section className={styles.scroll} tabIndex={0} aria-label={caption}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, align }) => (
              <th key={title} scope="col" className={styles[align]}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document never changes
            <tr key={index}>
              {row.map(({ text, bold, tone }, place) => {
                const Cell = place === 0 ? 'th' : 'td';
                const align = styles[columns[place]?.align ?? 'start'];
                return (
                  <Cell
                    // biome-ignore lint/suspicious/noArrayIndexKey: a document never changes
                    key={place}
                    {...(place === 0 && { scope: 'row' as const })}
                    className={[align, bold && styles.bold, LONG_WORD.test(text) && styles.breaks]
                      .filter(Boolean)
                      .join(' ')}
                  >
                    {tone ? <Badge tone={tones[tone]}>{text}</Badge> : text}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
