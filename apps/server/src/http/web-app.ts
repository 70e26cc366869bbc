import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { webAppFolder } from '../paths.ts';
import { builtFiles } from './built-files.ts';
import { Problem } from './problem.ts';
import { problemHandler } from './problem-handler.ts';

const OF_THE_SERVER = /^\/(auth|core|idp|docs|dev|pages|assets|assessment)(\/|\?|$)/;

/** The gallery of user interface components and its parts, at addresses that otherwise belong to the server. */
const GALLERY = '/dev/ui';

/** Serves the web app's files. Every other page request gets the app, which knows its own routes. */
export async function webApp(app: FastifyInstance, { gallery }: { gallery: boolean }): Promise<void> {
  if (existsSync(webAppFolder)) {
    await app.register(fastifyStatic, builtFiles(webAppFolder));
  }
  if (gallery && existsSync(webAppFolder)) {
    for (const address of [GALLERY, `${GALLERY}/:piece`]) {
      app.get(address, (_request, reply) => reply.header('cache-control', 'no-cache').sendFile('index.html'));
    }
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      ['GET', 'HEAD'].includes(request.method) && /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
    if (wantsPage && !OF_THE_SERVER.test(request.url) && existsSync(webAppFolder)) {
      return reply.header('cache-control', 'no-cache').sendFile('index.html');
    }
    return problemHandler(new Problem('not-found'), request, reply);
  });
}
