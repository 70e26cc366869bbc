import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/** The maximum size of what surrounds the file: its headers and the boundaries. */
const MAX_AROUND_BYTES = 16 * 1024;
const SECONDS_TO_SEND = 60;
const SECONDS_TO_PARSE = 3;

/** The parts of a multipart body by name. The file's own name and declared type are ignored. */
export async function readParts(request: FastifyRequest, maxBytes: number): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new Problem('multipart-expected');
  // HTTP guarantees that a body is not longer than its announced length.
  const length = request.headers['content-length'];
  if (length === undefined) throw new Problem('length-required');
  if (Number(length) > maxBytes + MAX_AROUND_BYTES) throw new Problem('file-too-large');

  try {
    return await inTime(request, collect(request, maxBytes));
  } catch (error) {
    throw problemOf(error);
  }
}

async function collect(request: FastifyRequest, maxBytes: number): Promise<Record<string, unknown>> {
  const found = new Map<string, unknown>();
  const limits = {
    fileSize: maxBytes,
    files: 1,
    fields: 1,
    parts: 2,
    fieldSize: 1024,
    fieldNameSize: 100,
    headerPairs: 20,
  };
  for await (const part of request.parts({ limits })) {
    const value =
      part.type === 'file'
        ? // No thread shares it.
          new File([(await part.toBuffer()) as Buffer<ArrayBuffer>], '')
        : String(part.value);
    if (found.has(part.fieldname)) throw onePart();
    found.set(part.fieldname, value);
  }
  return Object.fromEntries(found);
}

/**
 * Limits the time, since the parser waits forever for the end of some malformed parts, even when the whole body has
 * arrived.
 */
async function inTime<T>({ raw }: FastifyRequest, reading: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const refuseIn = (seconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => reject(new Problem('invalid-multipart')), seconds * 1000);
    };
    refuseIn(SECONDS_TO_SEND);
    raw.once('end', () => refuseIn(SECONDS_TO_PARSE));
  });
  try {
    return await Promise.race([reading, late]);
  } finally {
    clearTimeout(timer);
  }
}

const onePart = () =>
  new Problem('invalid-input', { errors: [{ path: '', message: 'There is more than one part' }] });

function problemOf(error: unknown): unknown {
  if (error instanceof Problem) return error;
  switch ((error as { code?: string }).code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return new Problem('file-too-large');
    case 'FST_FILES_LIMIT':
    case 'FST_FIELDS_LIMIT':
    case 'FST_PARTS_LIMIT':
      return onePart();
    default:
      return new Problem('invalid-multipart');
  }
}
