import * as z from 'zod/mini';
import { anyone, signedIn } from '../../http/access.ts';
import { endpoint } from '../../http/endpoint.ts';

const certificate = z.strictObject({
  number: z.string(),
  name: z.string(),
  course: z.string(),
  version: z.string(),
  hours: z.number(),
  completedOn: z.iso.date(),
});
export type Certificate = z.infer<typeof certificate>;

/** Capital letters and digits in three groups; the hyphens may be left out when typing. */
const number = z.string().check(z.maxLength(30));

export const readCertificate = endpoint({
  method: 'GET',
  path: '/core/api/certificates/:number',
  summary: 'What a certificate says, for anyone who has its number.',
  access: anyone,
  feature: 'prolearn',
  params: z.strictObject({ number }),
  answer: certificate,
  problems: ['not-found', 'too-many-attempts'],
  callsPerMinute: 30,
});

export const readCertificateFile = endpoint({
  method: 'GET',
  path: '/core/api/courses/:id/certificate',
  summary: "The caller's certificate of a course, as PDF. It is drawn once and stays the same.",
  access: signedIn,
  feature: 'prolearn',
  params: z.strictObject({ id: z.uuid() }),
  download: 'application/pdf',
  answer: z.file(),
  problems: ['not-found', 'drawing-failed'],
  audit: { action: 'read certificate', record: 'course' },
});
