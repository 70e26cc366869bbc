import type { FormContent } from './form-content.ts';

/** A message from the hub to a form that it shows in a frame. */
export type ToPreview = {
  type: 'hub-preview';
  content: FormContent;
  /** The system's theme when left out. */
  theme?: 'light' | 'dark';
  /** The initial language; the browser's preference when left out. */
  language?: string;
};

/** A message from such a form to the hub: it is ready for its content, or the Escape key was pressed in it. */
export type FromPreview = { type: 'hub-preview-ready' | 'hub-preview-close' };
