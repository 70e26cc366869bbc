import { AccountForm } from '../../features/registration/account/account-form.tsx';
import { NewcomerForm } from '../../features/registration/newcomer/newcomer-form.tsx';
import { newcomerOf } from '../../features/registration/registration.ts';
import { useRegistration } from '../../features/registration/use-registration.ts';

export function AccountCreate() {
  const newcomer = newcomerOf(useRegistration().registration);
  return newcomer ? <NewcomerForm newcomer={newcomer} /> : <AccountForm />;
}
