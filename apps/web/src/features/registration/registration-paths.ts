import { paths } from '../../app/paths.ts';
import { organizationIn } from './organization/organization-in.ts';
import { type Flow, isDone, newcomerOf, type Registration } from './registration.ts';

const organizationPaths: Record<Flow, string> = {
  individual: paths.register,
  existingOrganization: paths.registerOrgSearch,
  newOrganization: paths.registerOrgCreate,
};

/** The page where the organization of a flow is entered. */
export const organizationPath = (flow: Flow | null) => (flow ? organizationPaths[flow] : paths.register);

/** The page to show instead of a step whose earlier steps are missing. */
export function redirectFor(path: string, registration: Registration): string | undefined {
  const hasOrganization = isDone(registration, 'organization');
  switch (path) {
    case paths.registerOrgConfirm:
      return organizationIn(registration) ? undefined : paths.register;
    case paths.registerAccountCreate:
      return hasOrganization && registration.newcomer !== 'expired' ? undefined : paths.register;
    case paths.registerAccountConfirmation:
      if (registration.allStepsCompleted) return paths.registerCreationConfirmed;
      if (!hasOrganization || !isDone(registration, 'account')) return paths.register;
      if (registration.newcomer === 'expired') return paths.register;
      // Passwords are lost on a reload.
      return registration.secrets || newcomerOf(registration) ? undefined : paths.registerAccountCreate;
    default:
      return undefined;
  }
}
