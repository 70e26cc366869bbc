import { publicFile } from '../../http/public-file.ts';

const path = '/core/api/courses';

const courseFile = (
  folder: string,
  ...rest: [ending: string, type: Parameters<typeof publicFile>[2], summary: string]
) => ({ ...publicFile(`${path}/${folder}`, ...rest), feature: 'prolearn' as const });

export const readCoursePicture = courseFile('pictures', 'svg', 'image/svg+xml', 'A picture of a lesson.');
export const readCourseVideo = courseFile('videos', 'webm', 'video/webm', 'A video, whole or in ranges.');
export const readCourseCaptions = courseFile('captions', 'vtt', 'text/vtt', 'The captions of a video.');
export const readCoursePoster = courseFile(
  'posters',
  'webp',
  'image/webp',
  'What a video shows before it plays.',
);
