/** Answers what Node cannot parse as a request with an error document too, written directly to the socket: there is no reply object. */
import type { Socket } from 'node:net';
import type { Problem } from '#shared/errors';
import { MEDIA_TYPE } from '#shared/jsonapi';
import { errorDocument, statusOf } from './errors';

const problemOf = (code: string | undefined): Problem =>
  code === 'HPE_HEADER_OVERFLOW' ? { code: 'query.too_long' } : { code: 'header.invalid', meta: { header: '' } };

/** Answers on the socket and closes it; one that was closed by the other side is left alone. */
export const answerUnparsable = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) return void socket.destroy();
  const problems = [problemOf(error.code)];
  const body = JSON.stringify(errorDocument(problems, 'id'));
  const head = [
    `HTTP/1.1 ${statusOf(problems)} Bad Request`,
    `Content-Type: ${MEDIA_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
};
