import { generatePath } from 'react-router';
import { paths } from '../../app/paths.ts';
import { PageTitle } from '../../lib/page-title.tsx';
import { ThemeChoice } from '../../lib/theme/theme-choice.tsx';
import { Card } from '../../ui/card/card.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import type { Piece } from './pieces.ts';
import { States } from './states.tsx';

export function OnePiece({ piece: { id, title, note, Content } }: { piece: Piece }) {
  return (
    <section id={id} aria-label={title}>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        trail={[{ label: 'Interface', href: generatePath(paths.gallery) }]}
        title={title}
        description={note}
        action={<ThemeChoice />}
      />
      <Card>
        <States>
          <Content />
        </States>
      </Card>
    </section>
  );
}
