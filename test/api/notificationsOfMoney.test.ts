/** Who is told of invoices, payments and plans, and how often. Rules: NTF-1, NTF-2, NTF-3, NTF-4, NTF-5. */
import type { ResourceObject } from '#shared/jsonapi';
import { remindOfInvoices } from '#server/areas/billing/jobs/invoiceReminderJob';
import { build, refTo } from '../build/records';
import { billed, command, paid, store } from './billedClinic';
import { admin, api, clinicOn, clock, later, order, packOf, said, to } from './subscribedClinic';
import { recordIn, recordsIn, type Caller } from './testApi';

const told = async (by: Caller, kind?: string) =>
  recordsIn(await by('GET', `/notifications?page[size]=100&sort=created_at${kind ? `&filter[kind]=${kind}` : ''}`)).map(
    ({ attributes }) => attributes!,
  );
const kindsOf = async (by: Caller) => (await told(by)).map(({ kind }) => kind).filter((kind) => kind !== 'person_entered');
const remind = () =>
  remindOfInvoices(store(), {
    error: ({ err }: { err: unknown }) => {
      throw err;
    },
  } as never);
const owned = async (entity: ResourceObject): Promise<Caller> => {
  const { id } = await build(admin, 'user', { name: 'Pak Budi', entity: refTo(entity) });
  return async (...asked) => (await api.asUser(id))(...asked);
};
const choose = (by: Caller, kind: string, way: string, on: boolean) =>
  by('PATCH', '/me/notification-choices', { data: { type: 'notification-choice', attributes: { kind, way, on } } });

describe('given an invoice that is issued', () => {
  test('then its owner is told, with what it leads to; an administrator who may not see invoices and another clinic are not', async () => {
    const { invoice, owner, entity } = await billed();
    const other = await billed();
    const administrator = await owned(entity);
    expect(await told(owner, 'invoice_issued')).toMatchObject([
      {
        kind: 'invoice_issued',
        link: `/services/invoice/detail/${invoice.id}`,
        client: entity.id,
        data: {
          number: invoice.attributes!['number'],
          amount: 333_000,
          date: invoice.attributes!['due_date'],
          client: entity.attributes!['name'],
        },
      },
    ]);
    expect(await kindsOf(administrator)).toEqual([]);
    expect((await told(other.owner, 'invoice_issued')).map(({ link }) => link)).toEqual([`/services/invoice/detail/${other.invoice.id}`]);
  });

  test('then reminders tell once, however often the job looks, and say when it is too late', async () => {
    const { owner } = await billed();
    later(8);
    await remind();
    await remind();
    expect(await kindsOf(owner)).toEqual(['invoice_issued', 'invoice_due']);
    later(12);
    await remind();
    await remind();
    expect((await kindsOf(owner)).filter((kind) => kind === 'invoice_overdue')).toHaveLength(1);
  });

  test('given a preview, then nobody is told', async () => {
    const { entity, owner } = await billed();
    const lines = [{ kind: 'package', description_id: 'Paket', description_en: 'Package', qty: '1', unit_price: 475_000 }];
    const { id } = await build(admin, 'invoice', { entity: refTo(entity), lines });
    expect((await admin('POST', `/invoices/${id}/issue?preview=true`, { data: { type: 'invoices', id } })).status).toBe(200);
    expect(await told(owner, 'invoice_issued')).toHaveLength(1);
  });
});

describe('given a payment that an owner enters', () => {
  test('then who verifies is told until it is verified, and the owner is told what became of it', async () => {
    const { invoice, owner } = await billed();
    const { id } = recordIn(await paid(invoice, { reference: 'BCA-1' }, owner));
    const waits = async () => (await told(admin, 'payment_to_verify')).filter(({ link }) => link === `/services/payment/detail/${id}`);
    expect(await waits()).toMatchObject([{ read: false, client: null, data: { number: invoice.attributes!['number'], amount: 333_000 } }]);
    expect(await told(owner, 'payment_to_verify')).toEqual([]);
    expect(said(await command('payments', 'payments', id, 'verify'))).toEqual([200]);
    expect(await waits()).toMatchObject([{ read: true }]);
    expect(await told(owner, 'payment_verified')).toMatchObject([{ link: `/services/payment/detail/${id}`, data: { amount: 333_000 } }]);
    expect(await told(admin, 'payment_verified')).toEqual([]);
  });

  test('then a rejection says why', async () => {
    const { invoice, owner } = await billed();
    const { id } = recordIn(await paid(invoice, {}, owner));
    expect(said(await command('payments', 'payments', id, 'reject', { reason: 'Uangnya belum masuk.' }))).toEqual([200]);
    expect(await told(owner, 'payment_rejected')).toMatchObject([{ data: { reason: 'Uangnya belum masuk.' } }]);
  });

  test('given one of ours who enters it, then nobody has to be told that it waits', async () => {
    const { invoice } = await billed();
    const before = (await told(admin, 'payment_to_verify')).length;
    await paid(invoice);
    expect(await told(admin, 'payment_to_verify')).toHaveLength(before);
  });
});

describe('given a choice', () => {
  test('then a kind that is turned off is not told, another one is, and it can be turned on again', async () => {
    const { owner, invoice } = await billed();
    expect(said(await choose(owner, 'payment_verified', 'bell', false))).toEqual([204]);
    expect((await owner('GET', '/me/notification-choices')).document.meta).toEqual({ off: ['payment_verified.bell'] });
    const { id } = recordIn(await paid(invoice, { amount: 100_000 }, owner));
    await command('payments', 'payments', id, 'verify');
    expect(await told(owner, 'payment_verified')).toEqual([]);
    expect((await admin('GET', '/me/notification-choices')).document.meta).toEqual({ off: [] });
    await choose(owner, 'payment_verified', 'bell', true);
    const { id: next } = recordIn(await paid(invoice, { amount: 100_000 }, owner));
    await command('payments', 'payments', next, 'verify');
    expect(await told(owner, 'payment_verified')).toHaveLength(1);
  });

  test('then a mail that is turned off is not sent, and the bell still tells', async () => {
    const { owner, invoice } = await billed();
    const email = String(recordIn(await owner('GET', '/me')).attributes!['email']);
    const mails = async () => recordsIn(await admin('GET', `/mails?filter[q]=${email}&filter[purpose]=invoice`)).length;
    await choose(owner, 'payment_verified', 'mail', false);
    await api.app.jobs.runDue();
    const before = await mails();
    const { id } = recordIn(await paid(invoice, { amount: 100_000 }, owner));
    await command('payments', 'payments', id, 'verify');
    await api.app.jobs.runDue();
    expect([await mails(), (await told(owner, 'payment_verified')).length]).toEqual([before, 1]);
  });

  test.each([
    ['about the safety of the account', 'password_changed', 'bell', 'not_an_option /data/attributes/kind'],
    ['a mail that is never sent', 'payment_to_verify', 'mail', 'not_an_option /data/attributes/way'],
    ['a way that is none', 'invoice_due', 'sms', 'not_an_option /data/attributes/way'],
  ])('given %s, then there is no such choice', async (_, kind, way, problem) => {
    expect(said(await choose(admin, kind, way, false))).toEqual([422, problem]);
  });
});

test('given a plan that one of ours changes, then the owner is told which and from when', async () => {
  const { entity, owner, id } = await clinicOn(await packOf());
  const larger = await packOf({ base_price: 900_000, package_name: 'Klinik Lengkap', package_name_en: 'Full clinic' });
  expect(said(await order(admin, id, 'change-plan', to(larger)))).toEqual([200]);
  expect(await told(owner, 'plan_changed')).toMatchObject([
    {
      link: '/services/subscription',
      client: entity.id,
      data: { package: 'Klinik Lengkap', package_en: 'Full clinic', date: clock.now.toISOString().slice(0, 10) },
    },
  ]);
});
