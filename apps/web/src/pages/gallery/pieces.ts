import { type GalleryPiece, groups } from './gallery-piece.ts';

const files = import.meta.glob<{ piece: GalleryPiece }>('./pieces/*.tsx', { eager: true });

const pieces = Object.values(files)
  .map(({ piece }) => ({ ...piece, id: piece.title.toLowerCase().replace(/\W+/g, '-') }))
  .sort((one, other) => one.title.localeCompare(other.title));

export type Piece = (typeof pieces)[number];

export const findPiece = (id: string) => pieces.find((piece) => piece.id === id);

export const piecesByGroup = groups.map((name) => ({
  name,
  pieces: pieces.filter(({ group }) => group === name),
}));
