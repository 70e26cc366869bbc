import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { z } from 'zod';
import { requireUsable } from '../../accounts/account-status.ts';
import { Problem } from '../../http/problem.ts';
import { describeError } from '../../logging/describe-error.ts';
import {
  type Interaction,
  interactionOf,
  keepSchoolRequest,
  refusalOf,
  sendPage,
  takeSchoolRequest,
} from '../interaction.ts';
import { findLinkedAccount } from '../linked-identity-repository.ts';
import { expiredPage, signInPage } from '../pages.ts';
import { newcomerFrom } from '../registration/newcomer.ts';
import { afterFirstStep } from '../two-factor/after-first-step.ts';
import type { RegistrationTickets } from './registration-tickets.ts';
import { SchoolFailure } from './school-failure.ts';
import { noAccountPage, noEmailPage, schoolFailure } from './school-pages.ts';
import type { SchoolProvider } from './school-provider.ts';

export const SCHOOL_CALLBACK = '/idp/school/callback';

export type SchoolDependencies = {
  school: SchoolProvider;
  tickets: RegistrationTickets;
  label: string;
  supportPhones: readonly string[];
};
type Dependencies = SchoolDependencies & { provider: () => Provider; publicUrl: URL; mayRegister: boolean };

const callback = z.object({ state: z.string().regex(/^[\w-]{10,64}\.[\w-]+$/) });
const searchOf = ({ url }: FastifyRequest) => new URL(url, 'http://hub').search;

/** Signing in with a school's provider, as an alternative to the password in the same interaction. */
export function schoolRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { provider, school, tickets, publicUrl, mayRegister, label, supportPhones } = dependencies;
  const db = app.database.system;

  app.get('/idp/interaction/:uid/school', async (request, reply) => {
    const interaction = await interactionOf(provider(), request, reply);
    if (!interaction) return sendPage(reply.code(400), expiredPage(publicUrl));
    try {
      const { request: kept, url } = await school.ask(interaction.uid);
      await keepSchoolRequest(interaction, kept);
      return reply.redirect(url.href, 303);
    } catch (error) {
      return reportFailure(request, reply, error, `/idp/interaction/${interaction.uid}`);
    }
  });

  // One callback for all answers. It redirects because the cookie of an interaction is only sent to addresses below its
  // own.
  app.get(SCHOOL_CALLBACK, async (request, reply) => {
    const { success, data } = callback.safeParse(request.query);
    if (!success) return reportFailure(request, reply, new SchoolFailure('refused'), '/login');
    const [uid] = data.state.split('.');
    return reply.redirect(`/idp/interaction/${uid}/school/answer${searchOf(request)}`, 303);
  });

  app.get('/idp/interaction/:uid/school/answer', async (request, reply) => {
    const interaction = await interactionOf(provider(), request, reply);
    if (!interaction) return sendPage(reply.code(400), expiredPage(publicUrl));
    const { uid } = interaction;
    try {
      return await takeAnswer(interaction, request, reply);
    } catch (error) {
      if (!(error instanceof Problem)) {
        return reportFailure(request, reply, error, `/idp/interaction/${uid}`);
      }
      const problem = refusalOf(reply, error);
      return sendPage(reply, signInPage({ uid, mayRegister, schoolLabel: label, problem }));
    }
  });

  async function takeAnswer(interaction: Interaction, request: FastifyRequest, reply: FastifyReply) {
    const asked = await takeSchoolRequest(interaction);
    if (!asked) throw new SchoolFailure('refused');
    const { identity, readClaims } = await school.readAnswer(searchOf(request), asked);
    const account = await findLinkedAccount(db, identity);
    if (account) {
      requireUsable(account);
      return afterFirstStep({ provider: provider(), interaction, request, reply }, account);
    }
    const back = `/idp/interaction/${interaction.uid}`;
    if (!mayRegister) return sendPage(reply.code(403), noAccountPage({ label, back, supportPhones }));
    const newcomer = newcomerFrom(identity, await readClaims());
    if (!newcomer) return sendPage(reply.code(403), noEmailPage({ label, back }));
    // After the #, which reaches no server and no log.
    return reply.redirect(`/register#newcomer=${tickets.issue(newcomer)}`, 303);
  }

  function reportFailure(request: FastifyRequest, reply: FastifyReply, error: unknown, back: string) {
    if (!(error instanceof SchoolFailure)) throw error;
    const { reason, cause } = error;
    request.log.warn(
      { reason, ...(cause !== undefined && { error: describeError(cause) }) },
      'no sign-in by the school',
    );
    const { status, markup } = schoolFailure(error, { label, back });
    return sendPage(reply.code(status), markup);
  }
}
