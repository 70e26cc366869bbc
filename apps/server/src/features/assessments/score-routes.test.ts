import { transferClients } from '@hub/contract/auth/management/member-clients';
import { readScores } from '@hub/contract/core/administrations/administrations';
import { correctAnswers } from '@hub/contract/core/administrations/corrections';
import { listNewResults } from '@hub/contract/core/administrations/new-results';
import { readScoreView, type ScoreView } from '@hub/contract/core/administrations/score-view';
import type { ScoreVersion } from '@hub/contract/core/administrations/scores';
import { WATCH_SECONDS, watchAdministration } from '@hub/contract/core/administrations/watch';
import { deleteCase, restoreCase } from '@hub/contract/core/cases/cases';
import { deleteClient, restoreClient } from '@hub/contract/core/clients/clients';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import { beforeEach, describe, expect, test } from 'vitest';
import { call } from '../../../test/call.ts';
import { codeOf, useFormHub } from '../../../test/form-hub.ts';
import type { GivenForm } from '../../../test/given-form.ts';

const forms = useFormHub();

const asked = async (form: GivenForm, endpoint: AnyEndpoint, query = '', token = forms.token) =>
  call(forms.hub, endpoint, { token, params: await forms.paramsOf(form), query });
const viewOf = async (form: GivenForm, query = ''): Promise<ScoreView> =>
  (await asked(form, readScoreView, query)).body;
const versionsOf = async (form: GivenForm): Promise<ScoreVersion[]> =>
  (await asked(form, readScores)).body.versions;

describe('the view of a score', () => {
  test('is the version itself, with its profile', async () => {
    const form = await forms.submitted();
    const [version] = await versionsOf(form);
    const view = await viewOf(form);
    expect(view).toMatchObject({ version: 1, normGroup: 'combined', scoredWith: 'combined', interval: '95' });
    expect(view.scales).toEqual(version?.scales);
    expect(view.normGroups).toEqual(['combined', 'female']);
    const points = view.figures.flatMap((figure) => figure.points.flatMap((point) => point ?? []));
    expect(points.map(({ T }) => T)).toEqual(view.scales.flatMap(({ t }) => (t === null ? [] : String(t))));
  });

  test('with other norms or another interval makes no version', async () => {
    const form = await forms.submitted();
    const before = await versionsOf(form);
    const female = await viewOf(form, '?normGroup=female&interval=90');
    expect(female).toMatchObject({ normGroup: 'female', scoredWith: 'combined', interval: '90' });
    const usual = await viewOf(form, '?interval=90');
    expect(female.scales).not.toEqual(usual.scales);
    const [figure] = usual.figures;
    const [scale] = usual.scales;
    expect(figure?.points[0]?.interval).toBe(`${scale?.interval90?.from}–${scale?.interval90?.to}`);
    expect(await versionsOf(form)).toEqual(before);
  });

  test('of a former version counts the answers that counted then', async () => {
    const form = await forms.submitted();
    await forms.practice(form, correctAnswers, {
      answers: [{ item: '1', value: '3' }],
      onWordOf: 'Ana Fernsby',
      reason: 'A slip of the pen.',
    });
    const [latest, former] = await versionsOf(form);
    expect((await viewOf(form)).scales).toEqual(latest?.scales);
    expect((await viewOf(form, '?version=1')).scales).toEqual(former?.scales);
    expect(latest?.scales).not.toEqual(former?.scales);
  });

  test('is refused for norms that do not fit, a version that is none, and a form without a score', async () => {
    const form = await forms.submitted();
    expect(codeOf(await asked(form, readScoreView, '?normGroup=male'))).toEqual([409, 'no-norms']);
    expect(codeOf(await asked(form, readScoreView, '?version=2'))).toEqual([404, 'not-found']);
    expect(codeOf(await asked(await forms.give(), readScoreView))).toEqual([409, 'form-not-scored']);
  });

  test('is in the audit trail', async () => {
    const form = await forms.submitted();
    const answer = await asked(form, readScoreView);
    expect(await forms.auditOf(answer)).toMatchObject([
      { action: 'view scores', record_ids: [form.administrationId] },
    ]);
  });
});

describe('a page that waits for a form', () => {
  test('is told as soon as it is scored', async () => {
    const form = await forms.give();
    const device = await forms.device(form);
    await device.answerAll();
    const waits = asked(form, watchAdministration, '?state=in-progress');
    await device.submit();
    const submitted = Date.now();
    const { body } = await waits;
    expect(['submitted', 'scored']).toContain(body.state);
    const scored =
      body.state === 'scored' ? body : (await asked(form, watchAdministration, '?state=submitted')).body;
    expect(scored).toEqual({ state: 'scored' });
    expect((Date.now() - submitted) / 1000).toBeLessThan(WATCH_SECONDS / 2);
  });

  test('is answered at once where it knows less', async () => {
    const form = await forms.submitted();
    const { status, body } = await asked(form, watchAdministration, '?state=waiting');
    expect([status, body]).toEqual([200, { state: 'scored' }]);
  });

  test('learns that the form is gone', async () => {
    const form = await forms.give();
    const waits = asked(form, watchAdministration, '?state=waiting');
    await call(forms.hub, deleteCase, { token: forms.token, params: { id: form.caseId } });
    expect((await waits).status).not.toBe(200);
  });
});

describe('a new result', () => {
  beforeEach(async () => {
    await forms.hub.database.system
      .updateTable('administrations')
      .set({ results_seen_at: new Date() })
      .where('state', '=', 'scored')
      .execute();
  });
  const newOf = async (token = forms.token) => (await call(forms.hub, listNewResults, { token })).body;
  const idsOf = async (token?: string) => (await newOf(token)).items.map(({ id }: { id: string }) => id);

  test('is listed, the latest first, until its scores are read', async () => {
    const [first, second] = [await forms.submitted(), await forms.submitted()];
    await forms.give();
    expect(await newOf()).toMatchObject({
      total: 2,
      items: [
        { id: second.administrationId, clientName: 'Imogen Fernsby', productAcronym: 'LMC' },
        { id: first.administrationId },
      ],
    });
    await asked(second, readScores);
    expect(await idsOf()).toEqual([first.administrationId]);
  });

  test('of many is listed with all of them, the latest first', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 7; count += 1) ids.push((await forms.submitted()).administrationId);
    expect(await idsOf()).toEqual(ids.reverse());
    expect((await newOf()).total).toBe(ids.length);
  });

  test('is hidden while its case or its client is deleted', async () => {
    const form = await forms.submitted();
    const change = (endpoint: AnyEndpoint, id: string) =>
      call(forms.hub, endpoint, { token: forms.token, params: { id } });
    await change(deleteCase, form.caseId);
    expect(await idsOf()).toEqual([]);
    await change(restoreCase, form.caseId);
    expect(await idsOf()).toEqual([form.administrationId]);
    await change(deleteClient, form.clientId);
    expect(await idsOf()).toEqual([]);
    await change(restoreClient, form.clientId);
    expect(await idsOf()).toEqual([form.administrationId]);
  });

  test('goes with its client to who takes them over, and what was seen stays seen', async () => {
    const seen = await forms.submitted();
    await asked(seen, readScores);
    const unseen = await forms.submitted({ beside: seen });
    const manager = await forms.hub.signIn('manager@demo.test');
    const { system } = forms.hub.database;
    const { id: toAccountId } = await system
      .selectFrom('accounts')
      .innerJoin('users', 'users.id', 'accounts.user_id')
      .select('accounts.id')
      .where('email', '=', 'second@demo.test')
      .executeTakeFirstOrThrow();
    const moved = await call(forms.hub, transferClients, {
      token: manager,
      params: { id: forms.account.accountId },
      body: { toAccountId, clientIds: [seen.clientId] },
    });
    expect(moved.status).toBe(200);
    expect(await idsOf()).toEqual([]);
    expect(await idsOf(await forms.hub.signIn('second@demo.test'))).toEqual([unseen.administrationId]);
  });
});
