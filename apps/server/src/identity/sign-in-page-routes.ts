import formbody from '@fastify/formbody';
import { email as emailRule } from '@hub/contract/fields/email';
import { PASSWORD_MAX_LENGTH } from '@hub/contract/fields/password';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import { z } from 'zod';
import { Problem } from '../http/problem.ts';
import type { PasswordChecker } from './check-password.ts';
import { expiredPage, signInPage } from './pages.ts';

const form = z.object({ email: z.string().max(254), password: z.string().max(PASSWORD_MAX_LENGTH) });

type Needs = {
  provider: () => Provider;
  checkPassword: PasswordChecker;
  publicUrl: URL;
  mayRegister: boolean;
};

/** The provider's sign-in page: plain HTML, a form, no script. */
export async function signInPageRoutes(app: FastifyInstance, needs: Needs): Promise<void> {
  const { provider, checkPassword, publicUrl, mayRegister } = needs;
  await app.register(formbody);

  app.get('/idp/interaction/:uid', async (request, reply) => {
    const uid = await uidOf(request, reply);
    return uid
      ? sendPage(reply, signInPage({ uid, mayRegister }))
      : sendPage(reply.code(400), expiredPage(publicUrl));
  });

  app.post('/idp/interaction/:uid', async (request, reply) => {
    const uid = await uidOf(request, reply);
    if (!uid) return sendPage(reply.code(400), expiredPage(publicUrl));
    const typed = form.safeParse(request.body);
    const email = typed.data?.email.trim() ?? '';
    try {
      if (!typed.success || !emailRule.safeParse(email).success) throw new Problem('wrong-credentials');
      const { password } = typed.data;
      const { userId } = await checkPassword({ email, password, address: request.ip });
      const login = { accountId: userId, remember: false };
      const next = await provider().interactionResult(request.raw, reply.raw, { login });
      return reply.redirect(next, 303);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { retryAfter } = error.details;
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
      // 420 belongs to our own services; the provider speaks plain HTTP.
      reply.code(error.status === 420 ? 429 : error.status);
      const problem = { code: error.code, ...(retryAfter !== undefined && { retryAfter }) };
      return sendPage(reply, signInPage({ uid, mayRegister, email, problem }));
    }
  });

  async function uidOf(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined> {
    try {
      return (await provider().interactionDetails(request.raw, reply.raw)).uid;
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return undefined;
      throw error;
    }
  }
}

const sendPage = (reply: FastifyReply, markup: string) => reply.type('text/html; charset=utf-8').send(markup);
