import { useParams } from 'react-router';
import { Component as NotFoundPage } from '../not-found/not-found-page.tsx';
import { AllPieces } from './all-pieces.tsx';
import { OnePiece } from './one-piece.tsx';
import { findPiece } from './pieces.ts';

/** Every piece of the interface in every state: the page that a designer opens first. */
export function Component() {
  const { piece: id } = useParams();
  if (!id) return <AllPieces />;
  const piece = findPiece(id);
  return piece ? <OnePiece piece={piece} /> : <NotFoundPage />;
}
