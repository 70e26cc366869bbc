import * as z from 'zod/mini';
import { anyone } from './access.ts';
import { endpoint } from './endpoint.ts';

/** A file of the publisher, which the browser loads itself and may cache forever. */
export const publicFile = <
  Type extends 'image/svg+xml' | 'image/webp' | 'video/webm' | 'text/vtt' | 'application/pdf',
>(
  folder: `/${string}`,
  ending: string,
  download: Type,
  summary: string,
) =>
  endpoint({
    method: 'GET',
    path: `${folder}/:file`,
    summary: `${summary} It needs no sign-in, and its address follows from its content.`,
    access: anyone,
    params: z.strictObject({
      file: z.string().check(z.regex(new RegExp(`^[0-9a-f]{64}\\.${ending}$`))),
    }),
    download,
    answer: z.file(),
    problems: ['not-found', 'range-refused'],
  });
