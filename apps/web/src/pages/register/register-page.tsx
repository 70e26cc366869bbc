import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../../app/paths.ts';
import { AccountForm } from '../../features/registration/account/account-form.tsx';
import { ConfirmOrganization } from '../../features/registration/organization/confirm-organization.tsx';
import { OrganizationForm } from '../../features/registration/organization/organization-form.tsx';
import { OrganizationQuestion } from '../../features/registration/organization/organization-question.tsx';
import { OrganizationSearch } from '../../features/registration/organization/organization-search.tsx';
import { useRegistration } from '../../features/registration/use-registration.ts';
import { detourOf } from '../../features/registration/way-through.ts';
import { AccountConfirmation } from './account-confirmation.tsx';
import { ThankYou } from './thank-you.tsx';

const steps: Record<string, ComponentType> = {
  [paths.register]: OrganizationQuestion,
  [paths.registerOrgSearch]: OrganizationSearch,
  [paths.registerOrgCreate]: OrganizationForm,
  [paths.registerOrgConfirm]: ConfirmOrganization,
  [paths.registerAccountCreate]: AccountForm,
  [paths.registerAccountConfirmation]: AccountConfirmation,
  [paths.registerCreationConfirmed]: ThankYou,
};

/** The registration, one step at each of its addresses. */
export function Component() {
  const path = useLocation().pathname.replace(/\/$/, '');
  const { registration } = useRegistration();
  const detour = detourOf(path, registration);
  if (detour) return <Navigate to={detour} replace />;
  const Step = steps[path];
  return Step && <Step />;
}
