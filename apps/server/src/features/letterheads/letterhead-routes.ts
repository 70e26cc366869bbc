import { deleteLogo, logoSize, readLogo, uploadLogo } from '@hub/contract/auth/organizations/logo';
import {
  deleteSignature,
  drawSignature,
  readSignature,
  signatureSize,
  typeSignature,
} from '@hub/contract/auth/users/signature';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../http/problem.ts';
import { serve } from '../../http/serve.ts';
import { serveUpload } from '../../http/serve-upload.ts';
import { encodeWithin } from '../users/picture/encode-picture.ts';
import { isTakenPicture } from '../users/picture/is-taken-picture.ts';
import {
  findLogo,
  findSignature,
  removeLogo,
  removeSignature,
  writeLogo,
  writeSignature,
} from './letterhead-repository.ts';

/** The head and foot of reports: the organization's logo and the practitioner's signature. */
export function letterheadRoutes(app: FastifyInstance): void {
  serve(app, readLogo, async ({ scope }) => ({ logo: await findLogo(scope) }));

  serveUpload(app, uploadLogo, async ({ body, commit }) => {
    const png = await drawAnew(body.picture, logoSize);
    return commit(async (scope) => {
      await writeLogo(scope, png);
      return { logo: await findLogo(scope) };
    });
  });

  serve(app, deleteLogo, async ({ scope }) => {
    if (!(await removeLogo(scope))) throw new Problem('picture-not-found');
    return undefined;
  });

  serve(app, readSignature, async ({ scope }) => ({ signature: await findSignature(scope) }));

  serve(app, typeSignature, async ({ body, scope }) => {
    await writeSignature(scope, { typed: body.text, png: null });
    return { signature: await findSignature(scope) };
  });

  serveUpload(app, drawSignature, async ({ body, commit }) => {
    const png = await drawAnew(body.picture, signatureSize);
    return commit(async (scope) => {
      await writeSignature(scope, { typed: null, png });
      return { signature: await findSignature(scope) };
    });
  });

  serve(app, deleteSignature, async ({ scope }) => {
    if (!(await removeSignature(scope))) throw new Problem('picture-not-found');
    return undefined;
  });
}

async function drawAnew(picture: File, size: { width: number; height: number }): Promise<Buffer> {
  const sent = new Uint8Array(await picture.arrayBuffer());
  if (!isTakenPicture(sent)) throw new Problem('picture-type-refused');
  return encodeWithin(sent, size);
}
