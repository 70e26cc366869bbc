import { useRuntimeConfig } from '../../lib/config/use-runtime-config.ts';
import { PhoneLink } from './phone-link.tsx';

/** Both support numbers, to stand inside a sentence. */
export function SupportPhones() {
  const [first, second] = useRuntimeConfig().brand.supportPhones;
  return (
    <>
      <PhoneLink phone={first} /> or <PhoneLink phone={second} />
    </>
  );
}
