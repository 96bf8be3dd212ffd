/** How a file is sent to be saved. */

/** The value of `content-disposition`: the name in ASCII for old programs, and as it is (RFC 6266). */
export const disposition = (name: string): string =>
  `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;

/** The headers of a file for one person: it is not cached, not shown as a page of ours, and its type is never guessed. */
export const privateFile = ({ name, size }: { readonly name: string; readonly size: number }) => ({
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'content-disposition': disposition(name),
  'content-length': String(size),
});
