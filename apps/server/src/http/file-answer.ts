import type { FastifyReply } from 'fastify';

type File = { type: string; name: string; bytes: Uint8Array };

/** The answer of an endpoint whose query asks for a file instead of JSON. */
export class FileAnswer {
  readonly file: File;

  constructor(file: File) {
    this.file = file;
  }

  /** To be saved, and not to be kept by the browser beside that. */
  sendBy(reply: FastifyReply) {
    const { type, name, bytes } = this.file;
    return reply
      .type(type)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .send(Buffer.from(bytes));
  }
}
