import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { respondentAppFolder } from '../paths.ts';
import { builtFiles } from './built-files.ts';

const ADDRESS = '/assessment';
/** Missing scripts, and the requests of a publisher's preview, do not get the page. */
const NO_PAGE = /^\/assessment\/(assets|sw\.js|preview\/content)(\/|\?|$)/;

/** Serves the respondents' page, a separate build. The page itself shows that a link is not valid. */
export async function respondentApp(app: FastifyInstance): Promise<void> {
  if (!existsSync(respondentAppFolder)) return;
  await app.register(
    async (pages) => {
      await pages.register(fastifyStatic, builtFiles(respondentAppFolder));
      for (const address of ['/', '/*']) {
        pages.get(address, (request, reply) =>
          NO_PAGE.test(request.url) ? reply.callNotFound() : reply.sendFile('index.html'),
        );
      }
    },
    { prefix: ADDRESS },
  );
}
