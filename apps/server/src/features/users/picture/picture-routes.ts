import {
  deletePicture,
  pictureAddress,
  readPicture,
  uploadPicture,
} from '@hub/contract/auth/users/profile-picture';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../../http/problem.ts';
import { serve } from '../../../http/serve.ts';
import { serveFile } from '../../../http/serve-file.ts';
import { serveUpload } from '../../../http/serve-upload.ts';
import { encodePicture } from './encode-picture.ts';
import { isTakenPicture } from './is-taken-picture.ts';
import { findPicture, removePicture, writePicture } from './picture-repository.ts';

export function pictureRoutes(app: FastifyInstance): void {
  serveUpload(app, uploadPicture, async ({ body, commit }) => {
    const sent = new Uint8Array(await body.picture.arrayBuffer());
    if (!isTakenPicture(sent)) throw new Problem('picture-type-refused');
    const encoded = await encodePicture(sent);
    return commit(async ({ db, userId }) => ({
      picture: pictureAddress(await writePicture(db, userId, encoded)),
    }));
  });

  serveFile(app, readPicture, async ({ query, scope }) => {
    const picture = await findPicture(scope.db, scope.userId, query.size);
    if (!picture) throw new Problem('picture-not-found');
    return { bytes: picture.bytes, version: `${picture.version}-${query.size}` };
  });

  serve(app, deletePicture, async ({ scope }) => {
    if (!(await removePicture(scope.db, scope.userId))) throw new Problem('picture-not-found');
    return undefined;
  });
}
