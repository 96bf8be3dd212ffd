/** Terms of billing as records: they hold from a day on, change nothing that has begun, and only staff of ours keep them. Rule: MNY-14. */
import type { ResourceObject } from '#shared/jsonapi';
import { remindOfInvoices } from '#server/areas/billing/jobs/invoiceReminderJob';
import { build, changeOf } from '../build/records';
import { billed, command, invoicesOf, runJob, store, verified } from './billedClinic';
import { admin, clock, first, later, ownerOf, said } from './subscribedClinic';
import { recordIn, recordsIn } from './testApi';

const path = '/billing-terms';
const errorLog = {
  error: ({ err }: { err: unknown }) => {
    throw err;
  },
};
const terms = (values: object) => build(admin, 'billingTerm', { issued_before: 7, grace_after: 7, suspended_after: 7, ...values });
const patch = ({ id }: ResourceObject, values: object) => admin('PATCH', `${path}/${id}`, changeOf('billingTerm', id, { ...values }));
const firstTerms = async () => recordsIn(await admin('GET', `${path}?sort=valid_from`))[0]!;

// One database serves the whole file: terms of a test must not hold in the next one.
afterEach(async () => {
  clock.now = first;
  for (const { id, attributes } of recordsIn(await admin('GET', `${path}?page[size]=100`)))
    if ((attributes!['valid_from'] as string) > '2026-09-17') expect((await admin('DELETE', `${path}/${id}`)).status).toBe(204);
});

const withDates = async (entity: ResourceObject) =>
  (await invoicesOf(entity)).map(({ attributes }) => [attributes!['issue_date'], attributes!['due_date']]);

test('given terms from next month on, then invoices issued before keep their due date and reminders, and later ones follow the new terms', async () => {
  const { entity, owner, invoice } = await billed();
  await terms({ valid_from: '2026-10-01', due_after: 5, invoice_reminders: '-1', issued_before: 2 });
  clock.now = new Date('2026-09-23T03:00:00.000Z');
  await remindOfInvoices(store(), errorLog);
  const { rows } = await store().database.pool.query(
    `select set_config('nadi.scope', 'all', false), (select array_agg(key order by at) from invoice_notices where invoice_id = '${invoice.id}') as keys`,
  );
  expect(rows[0].keys).toEqual(['issued', 'reminder:-7']);
  await verified(invoice);
  // The period began under the first terms, so its successor is billed 7 days before; due 5 days later by the terms of the issue date.
  clock.now = new Date('2026-10-09T03:00:00.000Z');
  await runJob();
  expect(await withDates(entity)).toEqual([
    ['2026-09-16', '2026-09-30'],
    ['2026-10-09', '2026-10-14'],
  ]);
  const [, next] = await invoicesOf(entity);
  await verified(next!);
  // The period from 16 October began under the new terms: 2 days before.
  clock.now = new Date('2026-11-13T03:00:00.000Z');
  await runJob();
  expect(await withDates(entity)).toHaveLength(2);
  clock.now = new Date('2026-11-14T03:00:00.000Z');
  await runJob();
  expect((await withDates(entity)).at(-1)).toEqual(['2026-11-14', '2026-11-19']);
  expect((await owner('GET', path)).status).toBe(403);
});

test('given an unpaid invoice, when the terms become shorter, then its grace and suspension come on the days that its mails have named', async () => {
  const { id } = await billed();
  await terms({
    valid_from: '2026-09-20',
    grace_after: 1,
    suspended_after: 1,
    suspension_notice: 1,
    invoice_reminders: '0, 1',
    ended_after: 3,
  });
  const status = async () => recordIn(await admin('GET', `/clientsubsheader/${id}`)).attributes!['status'];
  const on = async (day: string) => {
    clock.now = new Date(`${day}T03:00:00.000Z`);
    await runJob();
    return status();
  };
  expect(await on('2026-10-06')).toBe('active');
  expect(await on('2026-10-07')).toBe('grace');
  expect(await on('2026-10-13')).toBe('grace');
  expect(await on('2026-10-14')).toBe('suspended');
  // The suspension began under the new terms.
  expect(await on('2026-10-16')).toBe('suspended');
  expect(await on('2026-10-17')).toBe('ended');
});

test('given the end under other terms, then what the owner is told and the refusal name their days', async () => {
  const { entity, id } = await billed();
  const owner = await ownerOf(entity);
  await terms({ valid_from: '2026-09-20', export_within: 30 });
  later(5);
  await command('clientsubsheader', 'clientsubsheader', id, 'cancel', { when: 'now' });
  const me = (await owner('GET', '/me')).document as { meta: { subscription: { terms: { valid_from: string; export_within: number }[] } } };
  expect(me.meta.subscription.terms.map(({ valid_from, export_within }) => [valid_from, export_within])).toEqual([
    ['2020-01-01', 90],
    ['2026-09-20', 30],
  ]);
});

test('given values that do not fit together, then each has its sentence, all at once', async () => {
  const { document } = await admin('POST', path, {
    data: {
      type: 'billing-terms',
      attributes: {
        name: 'Ketentuan awal',
        valid_from: '2026-09-16',
        issued_before: 29,
        due_after: 14,
        invoice_reminders: '-3, -3',
        trial_reminders: '1, 3',
        reminder_hour: 24,
        grace_after: -1,
        suspended_after: 2,
        suspension_notice: 3,
        ended_after: 60,
        finish_within: 7,
        export_within: 90,
      },
    },
  });
  const found = document.errors!.map(({ code, source }) => `${code} ${source!.pointer!.split('/').pop()}`);
  expect(found.sort()).toEqual([
    'taken name',
    'terms.notice_too_early suspension_notice',
    'terms.order invoice_reminders',
    'terms.order trial_reminders',
    'terms.past valid_from',
    'too_large issued_before',
    'too_large reminder_hour',
    'too_small grace_after',
  ]);
});

test('given two sets of terms, then they cannot begin on one day', async () => {
  await terms({ valid_from: '2026-12-01' });
  await expect(terms({ valid_from: '2026-12-01' })).rejects.toThrow('/data/attributes/valid_from');
  const other = await terms({ valid_from: '2026-12-02' });
  expect(said(await patch(other, { valid_from: '2026-12-01' }))).toEqual([422, 'taken /data/attributes/valid_from']);
});

test('given terms in force, then only their name can change, and they cannot be deleted', async () => {
  const inForce = await firstTerms();
  expect(said(await patch(inForce, { due_after: 30, valid_from: '2027-01-01' }))).toEqual([
    422,
    'terms.in_force /data/attributes/due_after',
    'terms.in_force /data/attributes/valid_from',
  ]);
  expect(said(await patch(inForce, { name: 'Ketentuan 2020' }))).toEqual([200]);
  expect(said(await patch(inForce, { name: 'Ketentuan awal' }))).toEqual([200]);
  expect(said(await admin('DELETE', `${path}/${inForce.id}`))).toEqual([422, 'terms.in_force']);
});

test('given terms of the future, then they can be changed and deleted, but not brought back once their day has come', async () => {
  const future = await terms({ valid_from: '2026-09-18' });
  expect(said(await patch(future, { due_after: 30 }))).toEqual([200]);
  expect(said(await patch(future, { suspension_notice: 8 }))).toEqual([422, 'terms.notice_too_early /data/attributes/suspension_notice']);
  const gone = await admin('DELETE', `${path}/${future.id}`);
  later(3);
  expect(said(await admin('DELETE', gone.headers['location']!.replace('/api/v1', '')))).toEqual([422, 'terms.past']);
});
