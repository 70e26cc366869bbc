import { secondFactorCode } from '@hub/contract/fields/second-factor-code';
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import { z } from 'zod';
import { Problem } from '../../http/problem.ts';
import { findFirstStep, finishSignIn, interactionOf, refusalOf, sendPage } from '../interaction.ts';
import { expiredPage } from '../pages.ts';
import { codePage } from './code-page.ts';
import type { SecondFactors } from './second-factors.ts';

const form = z.object({ code: z.string() });

type Dependencies = { provider: () => Provider; secondFactors: SecondFactors; publicUrl: URL };

/** The second step of signing in, in the same interaction as the first. */
export function codePageRoutes(
  app: FastifyInstance,
  { provider, secondFactors, publicUrl }: Dependencies,
): void {
  for (const kind of ['code', 'recovery-code'] as const) {
    const url = `/idp/interaction/:uid/${kind}`;

    app.get(url, async (request, reply) => {
      const interaction = await interactionOf(provider(), request, reply);
      if (!interaction) return sendPage(reply.code(400), expiredPage(publicUrl));
      if (!findFirstStep(interaction)) return reply.redirect(`/idp/interaction/${interaction.uid}`, 303);
      return sendPage(reply, codePage({ uid: interaction.uid, kind }));
    });

    app.post(url, async (request, reply) => {
      const interaction = await interactionOf(provider(), request, reply);
      if (!interaction) return sendPage(reply.code(400), expiredPage(publicUrl));
      const shown = findFirstStep(interaction);
      if (!shown) return reply.redirect(`/idp/interaction/${interaction.uid}`, 303);
      try {
        const code = secondFactorCode.safeParse(form.safeParse(request.body).data?.code);
        if (!code.success) throw new Problem('code-refused');
        await secondFactors.check({ ...shown, code: code.data, address: request.ip });
        return await finishSignIn(provider(), request, reply, shown.userId);
      } catch (error) {
        const problem = refusalOf(reply, error);
        return sendPage(reply, codePage({ uid: interaction.uid, kind, problem }));
      }
    });
  }
}
