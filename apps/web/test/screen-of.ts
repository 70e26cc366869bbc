import type { ReportDocument } from '@hub/document/document';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DocumentView } from '../src/features/reports/document-view.tsx';

/** A report as the screen shows it, without a browser. */
export const screenOf = (document: ReportDocument): string =>
  renderToStaticMarkup(createElement(DocumentView, { document }));
