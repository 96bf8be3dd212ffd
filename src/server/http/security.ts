/** Security headers: everything is forbidden by default, and a page allows only what it needs. */
import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';

const CLOSED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const YEAR = 31_536_000;

/** What a page may use besides our own host: sources of what is shown in a frame, and the API's host. None unless given. */
export type ForeignHosts = { readonly frames?: string | undefined; readonly api?: string | undefined };

/** A page's policy: our own files, and the scripts and styles that carry this answer's nonce; nothing inline, from elsewhere only what is named. */
const pagePolicy = (nonce: string, { frames, api }: ForeignHosts): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${api ? ` ${api}` : ''}`,
    "font-src 'self'",
    `connect-src 'self'${api ? ` ${api}` : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    ...(frames ? [`frame-src ${frames}`] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The files that are a page or a worker of their own, and what each may load. */
export const filePolicies: Readonly<Record<string, string>> = {
  'offline.html': `${CLOSED}; script-src 'self'; connect-src 'self'; style-src 'self'; img-src 'self'`,
  // A request that a service worker makes for a page is also subject to the worker's own policy.
  'sw.js': "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** What an answer that is a page needs: a nonce nobody could guess, and the headers that go with it. */
export function pageSecurity(foreign: ForeignHosts = {}): { nonce: string; headers: Record<string, string> } {
  const nonce = randomBytes(16).toString('base64');
  return { nonce, headers: { 'content-security-policy': pagePolicy(nonce, foreign), 'cache-control': 'no-store' } };
}

/**
 * Sets the security headers of every answer. There is no CORS (the site and the API share one origin) and no cookie, so nothing for
 * another site to ride on. HSTS only when the site's own address is https: on plain http it would be wrong.
 */
export async function addSecurityHeaders(app: FastifyInstance, { siteUrl }: Pick<Config, 'siteUrl'>): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    hsts: siteUrl.startsWith('https:') && { maxAge: YEAR, includeSubDomains: false },
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', async (_, reply) => {
    reply.header('content-security-policy', CLOSED);
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
  });
}
