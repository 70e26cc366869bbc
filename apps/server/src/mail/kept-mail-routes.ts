import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { html } from '../http/html.ts';
import { page } from '../http/page.ts';

const SHOWN = 200;

/** What would have been mailed, so that a newcomer can follow a link without a mail server. */
export function keptMailRoutes(app: FastifyInstance, db: Db): void {
  app.get('/dev/mail.json', async () => ({
    items: (await findKeptMails(db)).map((mail) => ({
      to: mail.recipient,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      created: mail.created_at.toISOString(),
    })),
  }));

  app.get('/dev/mail', async (_request, reply) => {
    const mails = await findKeptMails(db);
    const list = mails.map(
      (mail) => html`<article>
<h2>${mail.subject}</h2>
<p class="small">To ${mail.recipient} · ${mail.created_at.toISOString()}</p>
<div class="letter">${linked(mail.text)}</div>
</article>`,
    );
    const nothing = html`<p>Nothing was mailed yet. What the hub would send appears here.</p>`;
    return reply
      .type('text/html; charset=utf-8')
      .send(page('Mail', html`<main class="wide"><h1>Mail</h1>${list.length ? list : nothing}</main>`));
  });
}

const findKeptMails = (db: Db) =>
  db
    .selectFrom('kept_mails')
    .select(['recipient', 'subject', 'text', 'html', 'created_at'])
    .orderBy(sql`created_at desc`)
    .limit(SHOWN)
    .execute();

/** The text with its addresses made into links. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : html`${part}`));
