import type { FormContent } from './form-content.ts';

/** What the hub tells a form that it shows in a frame. */
export type ToPreview = {
  type: 'hub-preview';
  content: FormContent;
  /** That of the system when left out. */
  theme?: 'light' | 'dark';
  /** To begin with; what the browser prefers when left out. */
  language?: string;
};

/** What such a form tells the hub: it can be given its content, or the Escape key was pressed in it. */
export type FromPreview = { type: 'hub-preview-ready' | 'hub-preview-close' };
