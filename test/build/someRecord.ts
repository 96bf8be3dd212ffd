/** Some record of any resource, also of those that only the server writes. */
import { MOST_RUPIAH } from '#shared/domain/money';
import type { ResourceObject } from '#shared/jsonapi';
import type { Resource } from '#shared/kit/resource';
import { resources, type ResourceName } from '#shared/areas/resources';
import { relayHeaders } from '#server/areas/support/mail/relaySignature';
import { replyAddress } from '#server/mail/replyAddress';
import { inbound, recordIn, recordsIn, type Caller } from '../api/testApi';
import { PASSWORD } from '../server/db/withDatabase';
import { build, callerFor, clinicOf, issuedInvoice, registration, someName, type Given } from './records';
import { until } from './until';

/** The owner of a clinic adds a patient and opens it. @returns the line of this resource that says so */
const lineOfPatient = async (owner: Caller, name: ResourceName, values: Given = {}): Promise<ResourceObject> => {
  const { id } = await build(owner, 'patient', values);
  await owner('GET', `/patients/${id}`);
  const lines = async () => recordsIn(await owner('GET', `${resources[name].path}?filter[record_id]=${id}`));
  await until(async () => (await lines()).length > 0);
  return (await lines())[0]!;
};

/** What makes a record of a resource that nobody can add to: something happens that the server writes down. */
const happenings: Partial<Record<ResourceName, (call: Caller) => Promise<unknown>>> = {
  audit: (call) => build(call, 'tag'),
  trash: async (call) => call('DELETE', `/tags/${(await build(call, 'tag')).id}`),
  ticketEntry: async (call) => {
    const { id } = await build(call, 'ticket');
    return call('POST', `/tickets/${id}/ask`, { data: { type: 'tickets', id, attributes: { message: someName() } } });
  },
  ticketMail: async (call) => {
    const ticket = await build(call, 'ticket');
    const { id } = recordIn(await call('GET', `/tickets/${ticket.id}`)).relationships!['requester']!.data as { id: string };
    const mail = Buffer.from(`From: orang@luar.test\nTo: ${replyAddress(inbound, ticket.id, id)}\nSubject: Re\n\n${someName()}\n`);
    const now = new Date(String(ticket.attributes!['created_at']));
    return call('POST', '/inbound-mails', mail, { 'content-type': 'message/rfc822', ...relayHeaders(inbound.secret, mail, now) });
  },
  ticketSession: async (call) => {
    const { id } = await build(call, 'ticket');
    // One of these is enough: a person may attach some in an hour only.
    const session = Buffer.from(JSON.stringify({ nadi: 'session', version: 1, start: null, actions: [{ type: 'tag/list' }] }));
    return call('POST', `/tickets/${id}/session`, session, { 'content-type': 'application/gzip' });
  },
  creditNote: async (call) => {
    const { id } = await issuedInvoice(call, {});
    return call('POST', `/invoices/${id}/credit`, { data: { type: 'invoices', id, attributes: { amount: 1, reason: someName() } } });
  },
  clientCredit: async (call) => {
    const { id } = await build(call, 'payment', { amount: MOST_RUPIAH, withheld: null, withholding_no: null });
    return call('POST', `/payments/${id}/verify`, { data: { type: 'payments', id, attributes: {} } });
  },
  mail: (call) => call('POST', '/register', registration()),
  reading: async (call) => lineOfPatient((await clinicOf(call)).call, 'reading'),
  clientAudit: async (call) => lineOfPatient((await clinicOf(call)).call, 'clientAudit'),
  notification: async (call) => {
    const { email } = recordIn(await call('GET', '/me')).attributes!;
    return call('POST', '/login', { data: { type: 'token', attributes: { email, password: PASSWORD } } }, { 'user-agent': someName() });
  },
};

/** A record of a clinic's own: as its owner adds it, or one that the server wrote because of the owner. */
export const recordOfClinic = async (owner: Caller, name: ResourceName, values: Given): Promise<ResourceObject> =>
  resources[name].access.add ? build(owner, name, values) : lineOfPatient(owner, name, values);

/** Some record of any declared resource: a new one where it can be added, else one that the server wrote because of the caller. */
export const someRecord = async (call: Caller, name: ResourceName): Promise<ResourceObject> => {
  const { access, path }: Resource = resources[name];
  if (access.add) return build(call, name);
  await happenings[name]?.(call);
  const [newest] = recordsIn(await (await callerFor(call, name))('GET', path));
  if (!newest) throw new Error(`no record of ${name} came about`);
  return newest;
};
