import { paths } from '../../app/paths.ts';
import { organizationIn } from './organization/organization-in.ts';
import { type Flow, isDone, newcomerOf, type Registration } from './registration.ts';

const ways: Record<Flow, string> = {
  individual: paths.register,
  existingOrganization: paths.registerOrgSearch,
  newOrganization: paths.registerOrgCreate,
};

/** Where the organization of a flow is told. */
export const wayOf = (flow: Flow | null) => (flow ? ways[flow] : paths.register);

/** Where a step leads instead of being shown, when what comes before it is missing. */
export function detourOf(path: string, registration: Registration): string | undefined {
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
      // The passwords did not outlast a reload.
      return registration.secrets || newcomerOf(registration) ? undefined : paths.registerAccountCreate;
    default:
      return undefined;
  }
}
