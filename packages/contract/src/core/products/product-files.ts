import { publicFile } from '../../http/public-file.ts';

const path = '/core/api/products';

export const readCover = publicFile(`${path}/covers`, 'svg', 'image/svg+xml', 'The cover of a product.');
export const readVideo = publicFile(`${path}/videos`, 'webm', 'video/webm', 'A video, whole or in ranges.');
export const readCaptions = publicFile(`${path}/captions`, 'vtt', 'text/vtt', 'The captions of a video.');
export const readPoster = publicFile(
  `${path}/posters`,
  'webp',
  'image/webp',
  'What a video shows before it plays.',
);
export const readSample = publicFile(
  `${path}/samples`,
  'pdf',
  'application/pdf',
  'A report about somebody who is made up.',
);
