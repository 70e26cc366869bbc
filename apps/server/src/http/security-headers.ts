import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const ONE_YEAR = 31_536_000;
const NOT_STORED = /^\/(auth|core|idp|docs|dev|config\.json|healthz|readyz)/;

/** Set on the raw answer, so that what does not go through Fastify (the identity provider) has them too. */
export function securityHeaders(config: Config) {
  const elsewhere = config.externalProvider ? ` ${new URL(config.externalProvider.authority).origin}` : '';
  const headers: Record<string, string> = {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      `connect-src 'self'${elsewhere}`,
      `frame-src 'self'${elsewhere}`,
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
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
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
    if (NOT_STORED.test(request.url)) reply.raw.setHeader('cache-control', 'no-store');
    done();
  };
}
