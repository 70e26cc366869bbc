import formbody from '@fastify/formbody';
import { email as emailRule } from '@hub/contract/fields/email';
import { PASSWORD_MAX_LENGTH } from '@hub/contract/fields/password';
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import { z } from 'zod';
import { Problem } from '../http/problem.ts';
import type { PasswordChecker } from './check-password.ts';
import { interactionOf, refusalOf, sendPage } from './interaction.ts';
import { expiredPage, signInPage } from './pages.ts';
import { type SchoolDependencies, schoolRoutes } from './school/school-routes.ts';
import { afterFirstStep } from './two-factor/after-first-step.ts';
import { codePageRoutes } from './two-factor/code-page-routes.ts';
import type { SecondFactors } from './two-factor/second-factors.ts';

const form = z.object({ email: z.string().max(254), password: z.string().max(PASSWORD_MAX_LENGTH) });

type Dependencies = {
  provider: () => Provider;
  checkPassword: PasswordChecker;
  secondFactors: SecondFactors;
  publicUrl: URL;
  mayRegister: boolean;
  /** Undefined without a school's provider. */
  school: SchoolDependencies | undefined;
};

/** The provider's sign-in page: plain HTML with a form and no script. */
export async function signInPageRoutes(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { provider, checkPassword, secondFactors, publicUrl, mayRegister, school } = dependencies;
  const ways = { mayRegister, schoolLabel: school?.label };
  await app.register(formbody);

  app.get('/idp/interaction/:uid', async (request, reply) => {
    const interaction = await interactionOf(provider(), request, reply);
    return interaction
      ? sendPage(reply, signInPage({ uid: interaction.uid, ...ways }))
      : sendPage(reply.code(400), expiredPage(publicUrl));
  });

  app.post('/idp/interaction/:uid', async (request, reply) => {
    const interaction = await interactionOf(provider(), request, reply);
    if (!interaction) return sendPage(reply.code(400), expiredPage(publicUrl));
    const { uid } = interaction;
    const typed = form.safeParse(request.body);
    const email = typed.data?.email.trim() ?? '';
    try {
      if (!typed.success || !emailRule.safeParse(email).success) throw new Problem('wrong-credentials');
      const { password } = typed.data;
      const account = await checkPassword({ email, password, address: request.ip });
      return await afterFirstStep({ provider: provider(), interaction, request, reply }, account);
    } catch (error) {
      const problem = refusalOf(reply, error);
      return sendPage(reply, signInPage({ uid, ...ways, email, problem }));
    }
  });

  codePageRoutes(app, { provider, secondFactors, publicUrl });
  if (school) schoolRoutes(app, { provider, publicUrl, mayRegister, ...school });
}
