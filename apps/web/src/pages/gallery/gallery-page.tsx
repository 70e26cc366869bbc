import { generatePath, useParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { PageTitle } from '../../lib/page-title.tsx';
import { ThemeChoice } from '../../lib/theme/theme-choice.tsx';
import { Card } from '../../ui/card/card.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Component as NotFoundPage } from '../not-found-page.tsx';
import { AllPieces } from './all-pieces.tsx';
import { findPiece, type Piece } from './pieces.ts';
import { States } from './states.tsx';

/** Every piece of the interface in every state: the page that a designer opens first. */
export function Component() {
  const { piece: id } = useParams();
  if (!id) return <AllPieces />;
  const piece = findPiece(id);
  return piece ? <OnePiece piece={piece} /> : <NotFoundPage />;
}

function OnePiece({ piece: { id, title, note, Content } }: { piece: Piece }) {
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
