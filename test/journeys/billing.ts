/** From an invoice to its payment: an operator bills, an owner sends a proof, an operator verifies one and rejects another. */
import { shownFile } from '#client/store/flows/shownFile';
import { newId } from '#client/storeKit/ids';
import { modules } from '../client/modules';
import { sampleFile } from '../replay/files';
import { billedClinic, lineOf, query, signInAs, type Journey } from './steps';

const { entity, invoice, payment } = modules;

const proofOf = (name: string) => sampleFile(name, 'image/png', 2_048);

/** Is refused an invoice without lines, writes one, changes it, sees what issuing does, issues it and mails it. */
export const invoicing: Journey = async ({ act, signIn, until }) => {
  const [clinic, id] = [newId(), newId()];
  const bill = { id, entity: { type: 'entity', id: clinic } } as const;
  const [plan, seats] = [lineOf('Paket Klinik', 475_000), { ...lineOf('Kursi tambahan', 25_000), kind: 'seat', qty: '2.5' } as const];
  await signIn('admin');
  const known = { city: 'Malang', npwp: '0013121660091000', email: 'kasir@kecubung.test' };
  await act(entity.actions.add({ id: clinic, name: 'Klinik Kecubung', kind: 'clinic', ...known }));
  await act(invoice.actions.list('grid', query));
  await act(invoice.actions.add({ ...bill, lines: [] }));
  await act(
    invoice.actions.acknowledge(id),
    invoice.actions.add({ ...bill, lines: [plan] }, { notify: 'form:added', values: { name: '' } }),
  );
  await act(invoice.actions.update({ id, version: 1, lines: [plan, seats], discount: 50_000 }, { refresh: true }));
  await act(invoice.actions.preview({ id, version: 2, command: 'issue', input: {} }));
  await act(invoice.commands.issue({ id, version: 2 }, { notify: 'form:saved', values: { name: '' } }, { refresh: true }));
  await until((now) => invoice.selectors.byId(now, id)?.status === 'issued');
  await act(invoice.commands.send({ id, version: 3 }));
  await until((now) => Boolean(invoice.selectors.byId(now, id)?.sent_at));
};

/** What an owner fills in of a payment. */
const paid = (amount: number, reference: string) => ({ method: 'transfer', amount, paid_at: '2026-11-20', reference }) as const;

/** Sees what is to be paid, is refused what is no picture, and sends a picture of the transfer. */
export const paymentProof: Journey = async (owner, operator) => {
  const { act, choose } = owner;
  await operator.signIn('admin');
  const { email, account, invoice: bill } = await billedClinic(operator);
  await signInAs(owner, email);
  await act(invoice.actions.list('grid', query));
  await act(invoice.actions.get(bill.id), payment.actions.list('invoice', { ...query, filter: { invoice: [bill.id] } }));
  const id = newId();
  await act(payment.actions.add({ id, ...paid(527_250, 'TRSF 0091'), invoice: bill, bank_account: account }));
  const proof = (file: File) =>
    payment.actions.upload(
      { id, field: 'proof', file: choose(file) },
      { notify: 'resource-payment:own.sent' },
      { goTo: '/services/invoice' },
    );
  await act(proof(sampleFile('bukti.svg', 'image/svg+xml', 512)));
  await act(payment.actions.acknowledge(id), proof(proofOf('bukti-transfer.png')));
  await act(payment.actions.list('invoice', { ...query, filter: { invoice: [bill.id] } }));
};

/** Looks at the proofs of two payments, verifies the first, and says why the second is rejected. */
export const verification: Journey = async (operator, owner) => {
  const { act, signIn, until } = operator;
  await signIn('admin');
  const { email, account, invoice: bill } = await billedClinic(operator);
  await signInAs(owner, email);
  const [one, two] = [newId(), newId()];
  for (const [id, amount, reference] of [
    [one, 300_000, 'TRSF 0092'],
    [two, 227_250, 'TRSF 0093'],
  ] as const) {
    await owner.act(payment.actions.add({ id, ...paid(amount, reference), invoice: bill, bank_account: account }));
    await owner.act(payment.actions.upload({ id, field: 'proof', file: owner.choose(proofOf('bukti.png')) }));
  }
  const queue = payment.actions.list('verification', { ...query, sort: ['created_at'], filter: { status: ['pending'] } });
  await act(queue);
  const file = { type: 'payments', id: one, field: 'proof' };
  await act(shownFile.actions.show({ place: 'page', file, name: 'bukti.png', type: 'image/png' }));
  await until((now) => Boolean(shownFile.selectors.at(now, 'page')?.isReady));
  await act(payment.actions.preview({ id: one, version: 2, command: 'verify', input: {} }));
  await act(payment.commands.verify({ id: one, version: 2 }, { refresh: true }));
  await act(payment.commands.reject({ id: two, version: 1, input: { reason: 'Uangnya belum masuk.' } }));
  await act(payment.actions.acknowledge(two), payment.commands.reject({ id: two, version: 2, input: { reason: 'Uangnya belum masuk.' } }));
  await act(invoice.actions.get(bill.id));
};
