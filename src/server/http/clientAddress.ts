/** Finds the caller's IP address of a request, also behind trusted proxies. */
import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { TrustedProxies } from '../config';

/** Whether the proxy at this address, the `hop`-th from here (0 is the socket's other end), is trusted to tell the address of its caller. */
type Trust = (address: string, hop: number) => boolean;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6');

const trustOf = ({ hops, networks }: TrustedProxies): Trust => {
  const trusted = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    trusted.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (address, hop) => hop < hops || trusted.check(address, familyOf(address));
};

/**
 * A text as an IP address; undefined when it is none. Some proxies add the port (`203.0.113.7:4711`, `[2001:db8::1]:443`). A zone
 * (`fe80::1%eth0`) is dropped, and IPv4 inside IPv6 (`::ffff:203.0.113.7`) is IPv4.
 */
export const addressIn = (text: string): string | undefined => {
  const [bare = ''] = (/^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text).split('%', 1);
  const address = /^::ffff:([\d.]+)$/i.exec(bare)?.[1] ?? bare;
  return isIP(address) ? address : undefined;
};

/**
 * The caller's address. X-Forwarded-For is read from its end, as each proxy appends who called it: what stands before the first
 * address that is not trusted was written by that caller, who may write anything.
 * @param socket the address at the other end of the socket
 * @returns the socket's address also where a proxy wrote something that is no address
 */
const callerOf = (socket: string, forwarded: string | undefined, trust: Trust): string => {
  const chain = forwarded?.split(',') ?? [];
  let address = socket;
  for (let hop = 0; hop < chain.length && trust(address, hop); hop++) {
    const next = addressIn(chain[chain.length - 1 - hop]!.trim());
    if (next === undefined) return socket;
    address = next;
  }
  return address;
};

/**
 * Makes `request.ip` the caller's address, for the limits, the audit and the list of sessions. Fastify's own `trustProxy` stays off: it takes
 * any text for an address, and would believe X-Forwarded-Host and -Proto, which nothing here needs. Call it before anything asks for `ip`.
 */
export function addClientAddress(app: FastifyInstance, { trustProxy }: { trustProxy: TrustedProxies }): void {
  const trust = trustOf(trustProxy);
  app.addHook('onRequest', async (request) => {
    const socket = request.socket.remoteAddress ?? '';
    const header = request.headers['x-forwarded-for'];
    const forwarded = Array.isArray(header) ? header.join(',') : header;
    Object.defineProperty(request, 'ip', { value: callerOf(addressIn(socket) ?? socket, forwarded, trust) });
  });
}
