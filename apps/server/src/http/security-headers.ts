import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const ONE_YEAR = 31_536_000;
const NOT_STORED = /^\/(auth|core|idp|docs|dev|config\.json|healthz|readyz)/;

// The component library adds these two rules to the page: no delay after a tap, no scrolling behind a dialog.
const LIBRARY_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];
const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Respondents' forms may not be framed, except the preview, which contains nobody's answers. */
const NEVER_FRAMED = /^\/assessment(?!\/preview(\?|$))(\/|\?|$)/;

/** The PDF viewer of a browser shows a PDF in its own page with its own styles. */
export const PDF_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; img-src 'self' data: blob:; frame-ancestors 'none'";

/** Set on the raw response, so that responses outside of Fastify (the identity provider) have them too. */
export function securityHeaders(config: Pick<Config, 'externalProvider' | 'publicUrl'>) {
  const elsewhere = config.externalProvider ? ` ${new URL(config.externalProvider.authority).origin}` : '';
  const policyFor = (frameAncestors: "'self'" | "'none'") =>
    [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' ${LIBRARY_STYLES.map(hashOf).join(' ')}`,
      "img-src 'self' data:",
      "font-src 'self'",
      "media-src 'self'",
      `connect-src 'self'${elsewhere}`,
      `frame-src 'self'${elsewhere}`,
      "form-action 'self'",
      "base-uri 'none'",
      `frame-ancestors ${frameAncestors}`,
    ].join('; ');
  const policies = { framed: policyFor("'self'"), neverFramed: policyFor("'none'") };
  const headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(config.publicUrl.protocol === 'https:' && {
      'strict-transport-security': `max-age=${ONE_YEAR}; includeSubDomains`,
    }),
  };

  return (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    reply.raw.setHeader('x-request-id', request.id);
    const policy = NEVER_FRAMED.test(request.url) ? policies.neverFramed : policies.framed;
    reply.raw.setHeader('content-security-policy', policy);
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
    if (NOT_STORED.test(request.url)) reply.raw.setHeader('cache-control', 'no-store');
    done();
  };
}
