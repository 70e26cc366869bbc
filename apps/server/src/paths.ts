import { fileURLToPath } from 'node:url';

// This file is one folder below the workspace, as source (src/) and as bundle (dist/).
const inServer = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const migrationsFolder = inServer('migrations');
export const pageAssetsFolder = inServer('assets');
/** How a report looks on paper. */
export const reportTemplateFile = inServer('assets/report.typ');
/** How a form looks that is filled in with a pen. */
export const formTemplateFile = inServer('assets/form.typ');
/** The products and instruments of the demonstration. */
export const demoContentFolder = inServer('content');
/** The colours and sizes of the whole product, shared with the web app. */
export const tokensFile = inServer('../web/src/ui/tokens.css');
export const webAppFolder = inServer('../web/dist');
/** What a respondent's browser loads. */
export const respondentAppFolder = inServer('../respondent/dist');
