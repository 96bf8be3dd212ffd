/** The network of an IP address: all addresses that one caller can choose from. */
import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** The half of an IPv6 address that a provider gives to one customer. */
const NETWORK_GROUPS = 4;

/** `2001:db8::7` → `2001:db8:0:0`, and IPv4 as it is, also where it came as IPv6. */
export const networkOf = (ip: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !isIPv6(ip)) return mapped ?? ip;
  const [before = '', after] = ip.toLowerCase().split('%', 1)[0]!.split('::');
  const groups = before.split(':').filter(Boolean);
  const last = (after ?? '').split(':').filter(Boolean);
  const zeros = after === undefined ? [] : Array<string>(Math.max(0, GROUPS - groups.length - last.length)).fill('0');
  return [...groups, ...zeros, ...last]
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};
