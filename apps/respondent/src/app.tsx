import { LanguageProvider, useLanguage } from './language/language.tsx';
import { preferredLanguage } from './language/language-tags.ts';
import { writtenLanguages } from './language/words.ts';
import { AssessmentPage } from './live/assessment-page.tsx';
import { CodePage } from './live/code-page.tsx';
import { PreviewPage } from './preview/preview-page.tsx';
import { Message } from './ui/message.tsx';

const PREVIEW = '/assessment/preview';
const CODE = /^\/assessment\/?$/;
const FORM = /^\/assessment\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/i;

/** In the reader's language, until a form sets its own. */
export const App = ({ address }: { address: string }) => (
  <LanguageProvider language={preferredLanguage(writtenLanguages, navigator.languages)}>
    <Page address={address} />
  </LanguageProvider>
);

function Page({ address }: { address: string }) {
  const { words } = useLanguage();
  const [, formId] = FORM.exec(address) ?? [];
  if (formId) return <AssessmentPage formId={formId.toLowerCase()} />;
  if (address === PREVIEW) return <PreviewPage />;
  if (CODE.test(address)) return <CodePage />;
  return <Message title={words.notValid}>{words.askSender}</Message>;
}
