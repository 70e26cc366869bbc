import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { UserAccount } from '../../accounts/user-repository.ts';
import { finishSignIn, type Interaction, keepFirstStep } from '../interaction.ts';

const codePagePath = (uid: string) => `/idp/interaction/${uid}/code`;

type Visit = { provider: Provider; interaction: Interaction; request: FastifyRequest; reply: FastifyReply };

/** Continues after the first step of any sign-in: asks for a code if the user has a second factor. */
export async function afterFirstStep({ provider, interaction, request, reply }: Visit, account: UserAccount) {
  if (!account.twoFactorEnabled) return finishSignIn(provider, request, reply, account.userId);
  await keepFirstStep(interaction, account);
  return reply.redirect(codePagePath(interaction.uid), 303);
}
