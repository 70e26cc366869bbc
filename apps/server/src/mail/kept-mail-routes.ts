import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database.ts';
import { html } from '../http/html.ts';
import { page } from '../http/page.ts';
import { findKeptMails } from './kept-mail-transport.ts';

const SHOWN = 200;

/** Shows mails that would have been sent, so that links can be followed without a mail server. */
export function keptMailRoutes(app: FastifyInstance, db: Db, key: Buffer): void {
  app.get('/dev/mail.json', async () => ({ items: await findKeptMails(db, key, SHOWN) }));

  app.get('/dev/mail', async (_request, reply) => {
    const mails = await findKeptMails(db, key, SHOWN);
    const list = mails.map(
      (mail) => html`<article>
<h2>${mail.subject}</h2>
<p class="small">To ${mail.to} · ${mail.created}</p>
<div class="letter">${linked(mail.text)}</div>
</article>`,
    );
    const nothing = html`<p>Nothing was mailed yet. What the hub would send appears here.</p>`;
    return reply
      .type('text/html; charset=utf-8')
      .send(page('Mail', html`<main class="wide"><h1>Mail</h1>${list.length ? list : nothing}</main>`));
  });
}

/** The text with addresses as links. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : html`${part}`));
