import { SMTPServer } from 'smtp-server';
import { freePort } from '../../apps/server/test/free-port.ts';

/** A mail server that accepts every mail after a moment and stores it unchanged. */
export async function startMailSink(moment = 0) {
  const port = await freePort();
  const mails: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        mails.push(text.replaceAll('=\r\n', ''));
        setTimeout(done, moment);
      });
    },
  });
  // A killed worker hangs up in the middle of a mail.
  smtp.on('error', () => {});
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise<void>((resolve) => smtp.close(resolve)),
  };
}
