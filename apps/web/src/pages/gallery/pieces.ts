import type { ComponentType } from 'react';

/** The groups of the gallery, in its order. */
const groups = [
  'Actions',
  'Fields',
  'Choices',
  'Messages',
  'Overlays',
  'Structure',
  'Data',
  'Forms',
] as const;

/** One piece of the gallery: each file in `pieces/` exports one as `piece`. */
export type GalleryPiece = {
  group: (typeof groups)[number];
  title: string;
  /** When to use it, in a sentence or two. */
  note: string;
  Content: ComponentType;
};

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
