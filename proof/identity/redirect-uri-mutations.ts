import fc from 'fast-check';

/** Addresses that are almost the registered one: every known way in which a lenient comparison fails. */
export function mutationsOf(redirectUri: string, howMany: number): string[] {
  const { host, port, origin } = new URL(redirectUri);
  const systematic = [
    origin,
    ...APPENDED.map((text) => redirectUri + text),
    ...PREPENDED.map((text) => text + redirectUri),
    ...PATHS.map((path) => origin + path),
    ...HOST_NAMES.map((name) => `http://${name}:${port}/`),
    ...USERS.map((user) => `http://${user}@${host}/`),
    ...SCHEMES.map((scheme) => `${scheme}${host}/`),
    ...[...PORTS, `0${port}`, `${port}0`, `${Number(port) + 1}`].map((other) => `http://localhost:${other}/`),
    ...ELSEWHERE.map((address) => address.replaceAll('REAL', host)),
    redirectUri.toUpperCase(),
    encodeURIComponent(redirectUri),
    redirectUri.replaceAll('/', '%2F'),
    redirectUri.replace(':', '%3A'),
    `${redirectUri} ${redirectUri}`,
    `${redirectUri},${redirectUri}`,
  ];
  const random = fc.sample(edited(redirectUri), { seed: 58, numRuns: 3 * howMany });
  const distinct = new Set([...systematic, ...random].filter((text) => text !== redirectUri && text !== ''));
  return [...distinct].slice(0, howMany);
}

const words = (text: string) => text.split(' ');

const APPENDED = [
  ...words('/ // login callback index.html ;a=b . .. ./ ../ * %20 %00 %23 %3F %2e ? ?a=b ?code=x ?#'),
  ...words('# #a #/ ?redirect_uri=https://evil.test @evil.test .evil.test &redirect_uri=https://evil.test'),
  ...[' ', '\t', '\n', '\r\n', '\\', '\0', '\u00a0', '\u0301', '\u200b', '\u202e'],
];
const PREPENDED = [
  ' ',
  '\t',
  '\n',
  '\u00a0',
  '\ufeff',
  'x',
  'url:',
  'https://evil.test/',
  'https://evil.test?',
];
const PATHS = words('/./ /../ /a/.. /a/../ /%2e/ /%2e%2e/ /..;/ /%2f /%5c /%00 /login /landing /idp/auth');
const PORTS = ['1', '80', '443', '0', '', ' ', '-1', '65536', '999999'];
const HOST_NAMES = [
  ...words(
    '127.0.0.1 [::1] 0.0.0.0 2130706433 0x7f000001 127.1 evil.test LOCALHOST LocalHost localhost. .localhost',
  ),
  ...words(
    'localhost.evil.test evil-localhost localhostevil evil.localhost lo%63alhost *.localhost * locaIhost',
  ),
  // A Cyrillic o, full-width letters, a long s, an invisible character, and a character that looks like a
  // dot.
  ...['l\u043ecalhost', '\uff4c\uff4f\uff43alhost', 'localho\u017ft', 'local\u200bhost', 'local\u00adhost'],
  ...['localhost\u3002', 'localhost\u2024evil.test', 'localhost\uff0fevil.test'],
];
const USERS = [
  'user',
  'user:pass',
  ':',
  '',
  'localhost',
  'evil.test#',
  'evil.test\\',
  'evil.test%2f',
  'evil.test?',
];
const SCHEMES = [
  ...words(
    'https:// HTTP:// Http:// ftp:// ws:// file:// hub:// javascript:// data:// http+x:// http: http:/',
  ),
  ...['http:///', 'http:\\\\', '//', '', 'ht tp://', 'http\u017f://'],
];
const ELSEWHERE = words(
  `http://REAL@evil.test/ http://REAL%40evil.test/ http://REAL:x@evil.test/ http://evil.test/http://REAL/
  http://evil.test?http://REAL/ http://evil.test#http://REAL/ http://evil.test\\@REAL/ //evil.test/ https://evil.test/
  javascript:alert(1) javascript://REAL/%0aalert(1) data:text/html,x urn:ietf:wg:oauth:2.0:oob about:blank / // null *`.replace(
    /\s+/g,
    ' ',
  ),
);

/** One to three edits anywhere: a character put in, taken out, replaced, encoded, doubled or of the other case. */
function edited(redirectUri: string): fc.Arbitrary<string> {
  const character = fc.constantFrom(...'/\\?#@:;%&=+.*~ aZ0\u00e9\u202e\0');
  const edit = fc.tuple(fc.nat(redirectUri.length - 1), fc.constantFrom(...EDITS), character);
  return fc
    .array(edit, { minLength: 1, maxLength: 3 })
    .map((edits) => edits.reduce((text, [at, change, put]) => change(text, at, put), redirectUri));
}

const EDITS: ((text: string, at: number, put: string) => string)[] = [
  (text, at, put) => text.slice(0, at) + put + text.slice(at),
  (text, at, put) => text.slice(0, at) + put + text.slice(at + 1),
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => text.slice(0, at) + text.slice(at, at + 5) + text.slice(at),
  (text, at) => text.slice(0, at) + text.charAt(at).toUpperCase() + text.slice(at + 1),
  (text, at) => text.slice(0, at) + percentEncoded(text.charAt(at)) + text.slice(at + 1),
];

const percentEncoded = (character: string) =>
  [...Buffer.from(character)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
