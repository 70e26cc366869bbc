import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../../app/paths.ts';
import { AccountForm } from '../../features/registration/account/account-form.tsx';
import { ConfirmAccount } from '../../features/registration/confirmation/confirm-account.tsx';
import { NewcomerArrival, ticketIn } from '../../features/registration/newcomer/newcomer-arrival.tsx';
import { NewcomerForm } from '../../features/registration/newcomer/newcomer-form.tsx';
import { ConfirmOrganization } from '../../features/registration/organization/confirm-organization.tsx';
import { OrganizationForm } from '../../features/registration/organization/organization-form.tsx';
import { OrganizationQuestion } from '../../features/registration/organization/organization-question.tsx';
import { OrganizationSearch } from '../../features/registration/organization/organization-search.tsx';
import { newcomerOf } from '../../features/registration/registration.ts';
import { redirectFor } from '../../features/registration/registration-paths.ts';
import { useRegistration } from '../../features/registration/use-registration.ts';
import { PhoneLink } from '../../features/support/support-phones.tsx';
import { useRuntimeConfig } from '../../lib/runtime-config.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { ThankYou } from './thank-you.tsx';

const steps: Record<string, ComponentType> = {
  [paths.register]: OrganizationQuestion,
  [paths.registerOrgSearch]: OrganizationSearch,
  [paths.registerOrgCreate]: OrganizationForm,
  [paths.registerOrgConfirm]: ConfirmOrganization,
  [paths.registerAccountCreate]: AccountCreate,
  [paths.registerAccountConfirmation]: AccountConfirmation,
  [paths.registerCreationConfirmed]: ThankYou,
};

/** The registration, one step at each of its addresses. */
export function Component() {
  const { pathname, hash } = useLocation();
  const path = pathname.replace(/\/$/, '');
  const { registration } = useRegistration();
  const { externalProvider } = useRuntimeConfig();
  const session = useSession();

  if (externalProvider && path !== paths.registerCreationConfirmed) {
    // The other provider identifies the user: they sign in there first, and come back here.
    if (session.status !== 'signed-in') return <Navigate to={paths.login} replace />;
    const subject = session.user.profile.sub;
    if (newcomerOf(registration)?.subject !== subject) return <NewcomerArrival subject={subject} />;
  }
  const ticket = ticketIn(hash);
  if (ticket) return <NewcomerArrival ticket={ticket} />;
  const redirect = redirectFor(path, registration);
  if (redirect) return <Navigate to={redirect} replace />;
  const Step = steps[path];
  return Step && <Step />;
}

function AccountConfirmation() {
  const [phone] = useRuntimeConfig().brand.supportPhones;
  const { registration } = useRegistration();
  const { account, secrets } = registration;
  if (!account || !(secrets || newcomerOf(registration))) return null;
  return (
    <ConfirmAccount registration={{ ...registration, account }} supportPhone={<PhoneLink phone={phone} />} />
  );
}

function AccountCreate() {
  const newcomer = newcomerOf(useRegistration().registration);
  return newcomer ? <NewcomerForm newcomer={newcomer} /> : <AccountForm />;
}
