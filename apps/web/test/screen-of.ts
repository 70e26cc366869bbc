import type { ReportDocument } from '@hub/document/document';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DocumentView } from '../src/features/reports/document-view.tsx';

/** Renders a report as on the screen, without a browser. */
export const screenOf = (document: ReportDocument): string =>
  renderToStaticMarkup(createElement(DocumentView, { document }));
