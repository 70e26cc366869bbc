import { SMTPServer } from 'smtp-server';
import { afterAll, expect } from 'vitest';

type Received = { to: string; subject: string; text: string };

/** A mail server for the journeys of one file. It accepts all mail except to the address that it refuses. */
export async function startMailServer(refused?: string) {
  const received: Received[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      done(address === refused ? new Error('There is no such mailbox') : null);
    },
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        const subject = /^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? '';
        for (const { address } of session.envelope.rcptTo) received.push({ to: address, subject, text });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));
  const address = smtp.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');

  const subjectsTo = (email: string) =>
    received.filter(({ to }) => to === email).map(({ subject }) => subject);

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    subjectsTo,
    /** Waits for a mail to this address whose subject matches, and returns the subject. */
    async mailTo(email: string, words: RegExp): Promise<string> {
      const found = () => subjectsTo(email).findLast((subject) => words.test(subject));
      await expect.poll(found, { timeout: 20_000, message: `a mail to ${email}` }).toBeDefined();
      return found() ?? '';
    },
    /** Waits for a mail to this address that contains a link with this beginning, and returns the link. */
    async linkTo(email: string, beginning: string): Promise<string> {
      const texts = () => received.filter(({ to }) => to === email).map(({ text }) => plain(text));
      const found = () =>
        texts().flatMap((text) => text.split(/\s/).find((word) => word.startsWith(beginning)) ?? []);
      await expect.poll(() => found().length, { timeout: 20_000, message: `a link to ${email}` }).toBe(1);
      return found()[0] ?? '';
    },
    async codeTo(email: string): Promise<string> {
      return (await this.mailTo(email, /is your Evaluation Hub code$/)).slice(0, 6);
    },
  };
}

/** The text without its quoted-printable encoding. */
const plain = (text: string) => text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
