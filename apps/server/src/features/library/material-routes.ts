import { sendOfflineAccessLinks } from '@hub/contract/core/products/materials';
import type { FastifyInstance } from 'fastify';
import { findUserEmail } from '../../accounts/user-repository.ts';
import type { Db } from '../../db/database.ts';
import { Html, html } from '../../http/html.ts';
import { page } from '../../http/page.ts';
import { countAgainstLimit } from '../../http/rate-limit.ts';
import { serveAccount } from '../../http/serve.ts';
import type { SendMail } from '../../mail/outbox.ts';
import { materialLinksMail } from '../../mail/templates/material-links.ts';
import { findSheet, makeLink, requireFeatures, type Sheet } from './material-links.ts';

/** Below the address of the pages that the server renders itself. */
const SHEETS = '/pages/materials';
/** An address of the web app, which requires a sign-in. */
const FORMS = '/library/printable-forms';
const MAILS = { name: 'material links', max: 20, seconds: 3600 };

type FeatureForm = { featureId: string; formId: string; name: string };

type Parts = {
  sendMail: SendMail;
  publicUrl: URL;
  findFormsOfFeatures: (db: Db, featureIds: readonly string[]) => Promise<FeatureForm[]>;
};

export function materialRoutes(app: FastifyInstance, parts: Parts): void {
  const { sendMail, publicUrl, findFormsOfFeatures } = parts;
  serveAccount(app, sendOfflineAccessLinks, async ({ body, caller, commit }) => {
    await countAgainstLimit(app.database.system, MAILS, caller.accountId);
    return commit(async (db) => {
      const features = await requireFeatures(db, body.productFeatureIds);
      const { email } = await findUserEmail(db, caller.userId);
      const forms = await findFormsOfFeatures(
        db,
        features.map(({ id }) => id),
      );
      const addressOf = (folder: string, secret: string) => new URL(`${folder}/${secret}`, publicUrl).href;
      const links = [];
      let expires = new Date();
      for (const { id, name, productName } of features) {
        const sheet = await makeLink(db, id);
        expires = sheet.expires;
        links.push({ label: `${productName}: ${name}`, href: addressOf(SHEETS, sheet.secret) });
        for (const form of forms.filter(({ featureId }) => featureId === id)) {
          const { secret } = await makeLink(db, id, { ...caller, formId: form.formId });
          links.push({ label: `Form to print: ${form.name}`, href: addressOf(FORMS, secret) });
        }
      }
      await sendMail(db, { to: email, ...materialLinksMail(links, expires) });
      return { email, expires: expires.toISOString(), productFeatureIds: features.map(({ id }) => id) };
    });
  });

  app.get<{ Params: { secret: string } }>(`${SHEETS}/:secret`, async (request, reply) => {
    const sheet = await findSheet(app.database.system, request.params.secret);
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer');
    return sheet ? reply.send(sheetPage(sheet)) : reply.code(404).send(gonePage());
  });
}

const RESPONDENTS: Record<string, string> = {
  self: 'the person themself',
  parent: 'a parent or guardian',
  teacher: 'a teacher',
  clinician: 'a clinician',
};

const language = new Intl.DisplayNames('en', { type: 'language' });
const list = new Intl.ListFormat('en');
const age = (months: number) => `${Math.floor(months / 12)}:${months % 12}`;

function sheetPage(sheet: Sheet): string {
  const facts: [string, string][] = [
    ...(sheet.fromMonths !== null && sheet.toMonths !== null
      ? [['Ages', `${age(sheet.fromMonths)} to ${age(sheet.toMonths)} (years:months)`] as [string, string]]
      : []),
    ...(sheet.respondents.length > 0
      ? [
          ['Answered by', list.format(sheet.respondents.map((name) => RESPONDENTS[name] ?? name))] as [
            string,
            string,
          ],
        ]
      : []),
    ['Time', `${sheet.minutes} minutes`],
    ['Languages', list.format(sheet.languages.map((tag) => language.of(tag) ?? tag))],
    ['Qualification level', sheet.qualificationLevel],
  ];
  return page(
    `${sheet.productName}: ${sheet.name}`,
    html`<main class="sheet">
<h1>${sheet.productName}</h1>
<p class="muted">${[sheet.acronym, sheet.edition].filter(Boolean).join(', ')}</p>
<h2>${sheet.name}</h2>
<p>${sheet.description}</p>
<dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
${new Html(sheet.descriptionHtml)}
</main>`,
  );
}

const gonePage = () =>
  page(
    'Nothing here',
    html`<main class="card"><h1>There is nothing here</h1>
<p>The link has expired, or was not copied as a whole. Links are good for seven days: ask for new ones on the page of the product.</p></main>`,
  );
