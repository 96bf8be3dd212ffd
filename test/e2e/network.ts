/** A proxy between browser and server: it can interrupt and restore the connection, and deliver a newer service worker. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { url } from './person';

export type Network = {
  readonly site: string;
  at(path: string): string;
  cut(): void;
  mend(): void;
  newVersion(): void;
  close(): Promise<void>;
};

/** The worker with another last line, which is what a browser calls another version. */
const newer = (answer: IncomingMessage, response: ServerResponse, version: number) => {
  const parts: Buffer[] = [];
  const { 'content-length': _, etag: __, 'last-modified': ___, ...headers } = answer.headers;
  answer.on('data', (part: Buffer) => parts.push(part));
  answer.on('end', () => response.writeHead(answer.statusCode!, headers).end(`${Buffer.concat(parts).toString()}\n// ${version}`));
};

export async function openNetwork(): Promise<Network> {
  let whole = true;
  let version = 1;
  const server = createServer((asked, response) => {
    if (!whole) return void asked.socket.destroy();
    const isWorker = asked.url === '/sw.js';
    const { 'if-none-match': _, 'if-modified-since': __, 'accept-encoding': ___, ...plain } = asked.headers;
    const onward = request(url(asked.url), { method: asked.method, headers: isWorker ? plain : asked.headers }, (answer) => {
      if (isWorker) return newer(answer, response, version);
      response.writeHead(answer.statusCode!, answer.headers);
      return void answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    site,
    at: (path) => new URL(path, site).href,
    cut: () => {
      whole = false;
      server.closeAllConnections();
    },
    mend: () => void (whole = true),
    newVersion: () => void (version += 1),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
