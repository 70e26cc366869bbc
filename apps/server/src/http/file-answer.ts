import type { FastifyReply } from 'fastify';

type File = { type: string; name: string; bytes: Uint8Array };

/** The answer of an endpoint whose query requests a file instead of JSON. */
export class FileAnswer {
  readonly file: File;

  constructor(file: File) {
    this.file = file;
  }

  /** Sent as a download, which the browser must not cache. */
  sendBy(reply: FastifyReply) {
    const { type, name, bytes } = this.file;
    return reply
      .type(type)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .send(Buffer.from(bytes));
  }
}
