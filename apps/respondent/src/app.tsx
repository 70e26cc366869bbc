import { LanguageProvider } from './language/language.tsx';
import { preferredLanguage } from './language/language-tags.ts';
import { writtenLanguages } from './language/words.ts';
import { NotValidPage } from './not-valid-page.tsx';
import { PreviewPage } from './preview/preview-page.tsx';

const PREVIEW = '/assessment/preview';

/** In the reader's language, until a form has its own. */
export const App = ({ address }: { address: string }) => (
  <LanguageProvider language={preferredLanguage(writtenLanguages, navigator.languages)}>
    {address === PREVIEW ? <PreviewPage /> : <NotValidPage />}
  </LanguageProvider>
);
