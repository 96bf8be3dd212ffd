/** A real mail server on a port of its own, which does as the test says and keeps what it was given. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A message as it came: its addresses, its headers by name, its two texts. */
export type Received = { from: string; to: string[]; headers: Record<string, string>; text: string; html: string };

export type MailServer = {
  url: string;
  received: Received[];
  /** What it says to the next recipients: an SMTP status, or nothing to take the mail. */
  refuse(status: number | undefined): void;
  close(): Promise<void>;
};

const unfolded = (head: string): Record<string, string> =>
  Object.fromEntries(
    head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );

const decoded = (body: string, encoding: string | undefined): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
};

/** Head and body, at the first empty line. */
const split = (message: string): [Record<string, string>, string] => {
  const at = message.indexOf('\r\n\r\n');
  return [unfolded(message.slice(0, at)), message.slice(at + 4)];
};

const partsOf = (message: string): Omit<Received, 'from' | 'to'> => {
  const [headers, body] = split(message);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')![1]!;
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r\n/, '')));
  const textOf = (type: string): string => {
    const [head, content] = parts.find(([one]) => one['content-type']?.startsWith(type))!;
    return decoded(content, head['content-transfer-encoding']);
  };
  return { headers, text: textOf('text/plain'), html: textOf('text/html') };
};

/** Starts one. @param login the user and password that it asks for; without, it takes mails from anyone */
export async function mailServer(login?: { user: string; pass: string }): Promise<MailServer> {
  const received: Received[] = [];
  let status: number | undefined;
  const server = new SMTPServer({
    disabledCommands: login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    authOptional: !login,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === login?.user && password === login?.pass ? done(null, { user: username }) : done(new Error('No')),
    onRcptTo: ({ address }, _, done) =>
      status ? done(Object.assign(new Error(`no mailbox ${address}`), { responseCode: status })) : done(),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), ...partsOf(Buffer.concat(chunks).toString()) });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${login ? `${login.user}:${encodeURIComponent(login.pass)}@` : ''}127.0.0.1:${port}`,
    received,
    refuse: (next) => void (status = next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
