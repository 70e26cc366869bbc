import { existsSync } from 'node:fs';
import type { FormContent } from '@hub/contract/core/forms/form-content';
import { formContent } from '@hub/instrument/form-content';
import fastify from 'fastify';
import { readInstrument } from '../../features/instruments/import/read-instruments.ts';
import { describeFault, type Fault } from '../../features/library/import/catalogue-refused.ts';
import { respondentApp } from '../../http/respondent-app.ts';
import { securityHeaders } from '../../http/security-headers.ts';
import { respondentAppFolder } from '../../paths.ts';

const HOST = '127.0.0.1';
const PAGE = '/assessment/preview';

/** Why a form cannot be shown, in words for its author. */
export class PreviewRefused extends Error {}

type Source = { path: string; file: string; form?: string };
type Options = Source & {
  port: number;
  /** Called with the faults whenever a page asks for a form whose file has some. */
  onRefusal: (reason: string) => void;
};
type Preview = { url: string; close: () => Promise<void> };

/** Serves one form to browsers of this machine only. The file is read at each load, so that a reload shows changes. */
export async function startPreview({ port, onRefusal, ...source }: Options): Promise<Preview> {
  readForm(source);
  if (!existsSync(respondentAppFolder)) throw new PreviewRefused('The page of respondents is not built.');
  const app = fastify();
  app.addHook(
    'onRequest',
    securityHeaders({ publicUrl: new URL(`http://${HOST}`), externalProvider: undefined }),
  );
  app.get('/', (_request, reply) => reply.redirect(PAGE));
  app.get(`${PAGE}/content`, (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      return reply.send(readForm(source));
    } catch (error) {
      if (!(error instanceof PreviewRefused)) throw error;
      onRefusal(error.message);
      return reply.code(422).type('application/problem+json').send({ title: error.message, status: 422 });
    }
  });
  await respondentApp(app);
  try {
    const address = await app.listen({ host: HOST, port });
    return { url: `${address}${PAGE}`, close: () => app.close() };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new PreviewRefused(`Port ${port} is taken by another program.`);
  }
}

/** The form with the requested id, or the first form. */
function readForm({ path, file, form: asked }: Source): FormContent {
  const faults: Fault[] = [];
  const { definition } = readInstrument(path, file, faults) ?? {};
  if (!definition) throw new PreviewRefused(faults.map(describeFault).join('\n'));
  const form = definition.forms.find(({ id }) => asked === undefined || id === asked);
  if (form) return formContent(definition, form);
  const ids = definition.forms.map(({ id }) => id).join(', ');
  throw new PreviewRefused(`${file} has no form ${asked}. It has: ${ids}`);
}
