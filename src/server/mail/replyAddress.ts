/**
 * The address to which the answer to a mail about a ticket goes: `tiket+<ticket>.<signature>@…`. The signature is made of the ticket and of
 * its requester, so only who got our mail knows the address, and it is of no use for another ticket (decision 43).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { InboundMail } from '../config';

/** A ticket's id without its hyphens, and 80 bits of the signature: with a name of 9 letters within the 64 that a mailbox may have. */
const TAIL = /\+([0-9a-f]{32})\.([0-9a-f]{20})@/;

const signed = ({ secret }: InboundMail, ticket: string, person: string): string =>
  createHmac('sha256', secret).update(`ticket mail:${ticket}:${person}`).digest('hex').slice(0, 20);

const withHyphens = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** @param person id of the requester */
export const replyAddress = (inbound: InboundMail, ticket: string, person: string): string => {
  const [name, host] = inbound.address.split('@');
  return `${name}+${ticket.replaceAll('-', '')}.${signed(inbound, ticket, person)}@${host}`;
};

/** What an address of ours says; its signature is still to be checked. */
export type AddressedTicket = { readonly ticket: string; readonly signature: string };

/** The first of the addresses that is a ticket's. */
export const ticketAt = (inbound: InboundMail, addresses: readonly string[]): AddressedTicket | undefined => {
  const [name, host] = inbound.address.split('@');
  const mine = addresses.map((one) => one.toLowerCase()).find((one) => one.startsWith(`${name}+`) && one.endsWith(`@${host}`));
  const [, ticket, signature] = TAIL.exec(mine ?? '') ?? [];
  return ticket && signature ? { ticket: withHyphens(ticket), signature } : undefined;
};

/** Whether the address was made for this ticket and this person. */
export const isSignedFor = (inbound: InboundMail, { ticket, signature }: AddressedTicket, person: string): boolean =>
  timingSafeEqual(Buffer.from(signed(inbound, ticket, person)), Buffer.from(signature));
