import type { ComponentType } from 'react';

/** The groups of the gallery, in its order. */
export const groups = [
  'Actions',
  'Fields',
  'Choices',
  'Messages',
  'Overlays',
  'Structure',
  'Data',
  'Forms',
] as const;

/** One piece of the interface on the gallery: each file in `pieces/` exports one as `piece`. */
export type GalleryPiece = {
  group: (typeof groups)[number];
  title: string;
  /** When to use it, in a sentence or two. */
  note: string;
  Content: ComponentType;
};
