import { randomUUID } from 'node:crypto';
import { deleteLogo, logoSize, readLogo, uploadLogo } from '@hub/contract/auth/organizations/logo';
import {
  deleteSignature,
  drawSignature,
  readSignature,
  signatureSize,
  typeSignature,
} from '@hub/contract/auth/users/signature';
import { createReport, previewReport, readReportDocument } from '@hub/contract/core/reports/reports';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call } from '../../../test/call.ts';
import { codeOf, useFormHub } from '../../../test/form-hub.ts';

const forms = useFormHub();
const tokens: Record<string, string> = {};
beforeAll(async () => {
  for (const person of ['manager', 'second']) tokens[person] = await forms.hub.signIn(`${person}@demo.test`);
});
beforeEach(async () => {
  const { system } = forms.hub.database;
  await system.deleteFrom('organization_logos').execute();
  await system.deleteFrom('user_signatures').execute();
  await system.deleteFrom('rate_counters').execute();
});

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 15, g: 92, b: 102 } } });

function form(bytes: Uint8Array | string): FormData {
  const made = new FormData();
  made.append('picture', new File([bytes], 'logo.png', { type: 'image/png' }));
  return made;
}

const ask = (endpoint: AnyEndpoint, sent: object = {}, person?: string) =>
  call(forms.hub, endpoint, { token: tokens[person ?? ''] ?? forms.token, ...sent });
const sendLogo = (bytes: Uint8Array | string) => ask(uploadLogo, { body: form(bytes) }, 'manager');

const picturesOf = (document: { letterhead: { logo: string }; blocks: { kind: string }[] }) => ({
  logo: document.letterhead.logo,
  signature: document.blocks.find(({ kind }) => kind === 'signature'),
});

/** The head and foot of a Complete report of a form. */
async function previewOf({ caseId, administrationId }: { caseId: string; administrationId: string }) {
  const body = { outputFormat: 2, administrationIds: [administrationId] };
  const { body: answer } = await ask(previewReport, { params: { id: caseId }, body });
  return picturesOf(answer.document);
}

describe('the logo of an organization', () => {
  test('is drawn anew as a picture that fits the head of a page', async () => {
    const sent = await plain(3000, 400)
      .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
      .jpeg()
      .toBuffer();
    const { status, body } = await sendLogo(sent);
    expect(status).toBe(200);
    const kept = Buffer.from(body.logo, 'base64');
    const { format, width = 0, height = 0 } = await sharp(kept).metadata();
    expect(format).toBe('png');
    expect([width <= logoSize.width, height <= logoSize.height]).toEqual([true, true]);
    expect(kept.includes('SECRET')).toBe(false);
    expect((await ask(readLogo, {}, 'manager')).body).toEqual(body);
  });

  test('is replaced and taken away', async () => {
    const first = (await sendLogo(await plain(40, 20).png().toBuffer())).body.logo;
    const second = (await sendLogo(await plain(60, 20).png().toBuffer())).body.logo;
    expect(second).not.toBe(first);
    expect((await ask(deleteLogo, {}, 'manager')).status).toBe(204);
    expect((await ask(readLogo, {}, 'manager')).body).toEqual({ logo: null });
    expect(codeOf(await ask(deleteLogo, {}, 'manager'))).toEqual([404, 'picture-not-found']);
  });

  test.each([
    ['an SVG', 'picture-type-refused', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a head without a body', 'picture-unreadable', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ])('is not %s', async (_, code, bytes) => {
    expect((await sendLogo(bytes)).body.code).toBe(code);
    expect((await ask(readLogo, {}, 'manager')).body).toEqual({ logo: null });
  });

  test('is changed by managers alone, and is not that of another organization', async () => {
    const body = form(await plain(40, 20).png().toBuffer());
    expect(codeOf(await ask(uploadLogo, { body }))).toEqual([403, 'role-not-allowed']);
    await sendLogo(await plain(40, 20).png().toBuffer());
    const { system } = forms.hub.database;
    const kept = await system.selectFrom('organization_logos').select('organization_id').execute();
    expect(kept).toEqual([{ organization_id: forms.account.organizationId }]);
  });
});

describe('a signature', () => {
  test('is typed or drawn, the one in place of the other', async () => {
    expect((await ask(readSignature)).body).toEqual({ signature: null });
    const typed = await ask(typeSignature, { body: { text: '  Nora Vale ' } });
    expect(typed.body).toEqual({ signature: { kind: 'typed', text: 'Nora Vale' } });
    const drawn = await ask(drawSignature, { body: form(await plain(2000, 300).png().toBuffer()) });
    expect(drawn.body.signature.kind).toBe('drawn');
    const { width } = await sharp(Buffer.from(drawn.body.signature.picture, 'base64')).metadata();
    expect(width).toBe(signatureSize.width);
    expect((await ask(readSignature, {}, 'second')).body).toEqual({ signature: null });
    expect((await ask(deleteSignature)).status).toBe(204);
    expect(codeOf(await ask(deleteSignature))).toEqual([404, 'picture-not-found']);
  });

  test('is refused where it is empty or no picture', async () => {
    expect(codeOf(await ask(typeSignature, { body: { text: ' ' } }))).toEqual([400, 'invalid-input']);
    expect((await ask(drawSignature, { body: form('no picture') })).body.code).toBe('picture-type-refused');
  });
});

test('reports carry both from then on, and those that exist stay as they were', async () => {
  const given = await forms.submitted();
  const made = await ask(createReport, {
    params: { id: given.caseId },
    body: { outputFormat: 2, administrationIds: [given.administrationId] },
    headers: { 'idempotency-key': randomUUID() },
  });
  const { logo } = (await sendLogo(await plain(300, 90).png().toBuffer())).body;
  await ask(typeSignature, { body: { text: 'Nora Vale' } });
  expect(await previewOf(given)).toMatchObject({ logo, signature: { picture: null, typed: 'Nora Vale' } });
  const { signature } = (await ask(drawSignature, { body: form(await plain(300, 90).png().toBuffer()) }))
    .body;
  const drawn = await previewOf(given);
  expect(drawn).toMatchObject({ logo, signature: { picture: signature.picture } });
  expect(drawn.signature).not.toHaveProperty('typed');
  const before = await ask(readReportDocument, { params: { id: made.body.id } });
  expect(picturesOf(before.body.document)).toMatchObject({ logo: null, signature: { picture: null } });
});
