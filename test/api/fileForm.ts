/** A file in the form that a browser sends it in (RFC 7578). */
const BOUNDARY = 'nadi-boundary';

/** @returns the body of the request and its headers */
export const fileForm = (bytes: Buffer, name: string, type?: string): [body: Buffer, headers: Record<string, string>] => [
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="attachment"; filename="${name}"\r\n${type ? `content-type: ${type}\r\n` : ''}\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]),
  { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
];
