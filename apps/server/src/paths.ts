import { fileURLToPath } from 'node:url';

// This file is one folder below the workspace, both as source (src/) and as bundle (dist/).
const inServer = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const migrationsFolder = inServer('migrations');
export const pageAssetsFolder = inServer('assets');
/** The PDF template of reports. */
export const reportTemplateFile = inServer('assets/report.typ');
/** The PDF template of forms to fill in with a pen. */
export const formTemplateFile = inServer('assets/form.typ');
/** The products and instruments of the demonstration. */
export const demoContentFolder = inServer('content');
/** The design tokens, shared with the web app. */
export const tokensFile = inServer('../web/src/ui/tokens.css');
export const webAppFolder = inServer('../web/dist');
/** The built app for respondents. */
export const respondentAppFolder = inServer('../respondent/dist');
