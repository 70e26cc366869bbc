import * as z from 'zod/mini';
import { anyone } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';

const path = '/core/api/products';

const productFile = <Type extends 'image/svg+xml' | 'image/webp' | 'video/webm' | 'text/vtt'>(
  folder: string,
  ending: string,
  download: Type,
  summary: string,
) =>
  endpoint({
    method: 'GET',
    path: `${path}/${folder}/:file`,
    summary: `${summary} It needs no sign-in, and its address follows from its content.`,
    access: anyone,
    params: z.strictObject({
      file: z.string().check(z.regex(new RegExp(`^[0-9a-f]{64}\\.${ending}$`))),
    }),
    download,
    answer: z.file(),
    problems: ['not-found', 'range-refused'],
  });

export const readCover = productFile('covers', 'svg', 'image/svg+xml', 'The cover of a product.');
export const readVideo = productFile('videos', 'webm', 'video/webm', 'A video, whole or in ranges.');
export const readCaptions = productFile('captions', 'vtt', 'text/vtt', 'The captions of a video.');
export const readPoster = productFile('posters', 'webp', 'image/webp', 'What a video shows before it plays.');
