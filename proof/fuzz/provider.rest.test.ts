import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SCHOOL_CLIENT, startSchoolUpstream } from '../../apps/server/test/school-upstream.ts';
import { startTestHub, type TestHub } from '../../apps/server/test/test-hub.ts';
import { count } from '../counts.ts';
import { tokensOf } from '../faults/calls.ts';
import { printFigures } from '../print-figures.ts';
import { MARKER } from './hostile-values.ts';
import { inParallel } from './in-parallel.ts';
import { linesWithSecrets } from './planted.ts';
import { type KnownFields, providerEndpoints, providerRequests } from './provider-requests.ts';
import { describeRequest, isMalformed, type RawAnswer, type RawRequest, sendRaw } from './raw-http.ts';

const REQUESTS = count(60, 1000);
const SEED = 20_260_102;
// The example challenge of RFC 7636.
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

let hub: TestHub;
let school: Awaited<ReturnType<typeof startSchoolUpstream>>;
let known: KnownFields;

beforeAll(async () => {
  school = await startSchoolUpstream();
  hub = await startTestHub({
    environment: {
      SSO_AUTHORITY: school.issuer,
      SSO_CLIENT_ID: SCHOOL_CLIENT.id,
      SSO_CLIENT_SECRET: SCHOOL_CLIENT.secret,
    },
  });
  const tokens = await tokensOf(hub.url, 'practitioner@demo.test');
  const reader = await tokensOf(hub.url, 'second@demo.test');
  known = {
    client_id: ['hub-web'],
    response_type: ['code'],
    redirect_uri: [`${hub.environment.PUBLIC_URL}/`],
    post_logout_redirect_uri: [`${hub.environment.PUBLIC_URL}/`],
    scope: ['openid email'],
    code_challenge: [CHALLENGE],
    code_challenge_method: ['S256', 'plain'],
    code_verifier: ['dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'],
    grant_type: ['refresh_token', 'refresh_token', 'authorization_code', 'password'],
    refresh_token: [tokens.refresh_token, MARKER],
    token: [MARKER, 'e.y.J'],
    id_token_hint: [tokens.id_token],
    authorization: [`Bearer ${reader.access_token}`],
    resource: ['urn:hub:api'],
    prompt: ['none', 'login', 'consent'],
    max_age: ['0', '60'],
    email: [`${MARKER}@example.com`],
    iss: [school.issuer],
  };
});
afterAll(async () => {
  await hub.close();
  await school.close();
});

/** A sign-in that waits for its password: its uid and its cookies. */
async function startSignIn() {
  const query = new URLSearchParams({
    client_id: 'hub-web',
    response_type: 'code',
    redirect_uri: `${hub.environment.PUBLIC_URL}/`,
    scope: 'openid email',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
  });
  const answer = await fetch(`${hub.url}/idp/auth?${query}`, { redirect: 'manual' });
  const uid = answer.headers.get('location')?.split('/').at(-1) ?? '';
  const cookie = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
  return { uid: [uid], cookie: [cookie.join('; ')], state: [`${uid}.${MARKER}`] };
}

function faultOf(request: RawRequest, answer: RawAnswer | undefined): string | undefined {
  if (!answer) return isMalformed(request) ? undefined : 'the connection was dropped';
  if (answer.status >= 500) return `answered ${answer.status}`;
  const isPage = answer.headers['content-type']?.startsWith('text/html');
  if (isPage && /<script>alert|<img src=x/.test(answer.body)) return 'a page repeats markup that was sent';
  return undefined;
}

test.each(providerEndpoints)('$method $path survives hostile forms', async (endpoint) => {
  const fields = { ...known, ...(await startSignIn()) };
  const requests = fc.sample(providerRequests(endpoint, fields), { numRuns: REQUESTS, seed: SEED });
  const answers = await inParallel(requests, (request) => sendRaw(hub.url, request));

  const tally: Record<string, number> = {};
  for (const answer of answers) {
    const status = answer?.status ?? 'cut off';
    tally[status] = (tally[status] ?? 0) + 1;
  }
  printFigures(`${endpoint.method} ${endpoint.path}`, { requests: REQUESTS, ...tally });

  const faults = requests.flatMap((request, index) => {
    const fault = faultOf(request, answers[index]);
    return fault ? [`${fault} <- ${describeRequest(request)}`] : [];
  });
  expect(faults).toEqual([]);
});

test('some of the requests got somewhere, and the log has nothing of any of them', () => {
  const signInPages = hub.log.filter((line) => JSON.parse(line).route === '/idp/interaction/:uid');
  expect(signInPages.filter((line) => JSON.parse(line).status === 200).length).toBeGreaterThan(0);
  const { refresh_token = [], id_token_hint = [], authorization = [] } = known;
  expect(linesWithSecrets(hub.log, [...refresh_token, ...id_token_hint, ...authorization])).toEqual([]);
});
