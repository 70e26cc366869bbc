import { ConfirmAccount } from '../../features/registration/confirmation/confirm-account.tsx';
import { useRegistration } from '../../features/registration/use-registration.ts';
import { PhoneLink } from '../../features/support/phone-link.tsx';
import { useRuntimeConfig } from '../../lib/config/use-runtime-config.ts';

export function AccountConfirmation() {
  const [phone] = useRuntimeConfig().brand.supportPhones;
  const { registration } = useRegistration();
  const { account, secrets } = registration;
  if (!account || !secrets) return null;
  return (
    <ConfirmAccount
      registration={{ ...registration, account, secrets }}
      supportPhone={<PhoneLink phone={phone} />}
    />
  );
}
