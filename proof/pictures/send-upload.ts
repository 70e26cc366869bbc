import { connect } from 'node:net';
import { uploadPicture } from '@hub/contract/auth/users/profile-picture';
import type { Upload } from './hostile-uploads.ts';

const ANSWERED_WITHIN_MS = 60_000;

/** Sends exactly these bytes with any declared length; undefined if the connection ends without an answer. */
export function sendUpload(url: string, token: string, upload: Upload) {
  const { contentType, body, saidLength = body.length } = upload;
  const head = [
    `POST ${uploadPicture.path} HTTP/1.1`,
    'host: localhost',
    'connection: close',
    `authorization: Bearer ${token}`,
    `content-type: ${contentType}`,
    `content-length: ${saidLength}`,
  ].join('\r\n');
  return new Promise<{ status: number; code: string | undefined } | undefined>((resolve) => {
    const received: Buffer[] = [];
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true });
    const end = () => {
      socket.destroy();
      const answer = Buffer.concat(received).toString('latin1');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
      resolve(status ? { status, code: /"code":"([\w-]+)"/.exec(answer)?.[1] } : undefined);
    };
    socket.on('data', (chunk) => received.push(chunk));
    socket.on('end', end).on('error', end).setTimeout(ANSWERED_WITHIN_MS, end);
    socket.write(Buffer.concat([Buffer.from(`${head}\r\n\r\n`), body]));
    // A sender that declares more than it sends would keep the server waiting.
    if (saidLength > body.length) socket.end();
  });
}
