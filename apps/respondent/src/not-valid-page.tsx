import { useLanguage } from './language/language.tsx';
import { Message } from './ui/message.tsx';

/** For an address at which there is no form. */
export function NotValidPage() {
  const { words } = useLanguage();
  return <Message title={words.notValid}>{words.askSender}</Message>;
}
