import { ConfirmAccount } from '../../features/registration/confirmation/confirm-account.tsx';
import { newcomerOf } from '../../features/registration/registration.ts';
import { useRegistration } from '../../features/registration/use-registration.ts';
import { PhoneLink } from '../../features/support/phone-link.tsx';
import { useRuntimeConfig } from '../../lib/config/use-runtime-config.ts';

export function AccountConfirmation() {
  const [phone] = useRuntimeConfig().brand.supportPhones;
  const { registration } = useRegistration();
  const { account, secrets } = registration;
  if (!account || !(secrets || newcomerOf(registration))) return null;
  return (
    <ConfirmAccount registration={{ ...registration, account }} supportPhone={<PhoneLink phone={phone} />} />
  );
}
