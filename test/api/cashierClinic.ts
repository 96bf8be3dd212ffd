/** A clinic that takes money, for the tests of receipts, settings, reports and books: its services, and what its cashier does. */
import type { Ref } from '#shared/kit/resource';
import type { ResourceObject } from '#shared/jsonapi';
import { build, clinicOf, draftOf, refTo, type Given } from '../build/records';
import { errorsIn, recordIn, recordsIn, type Answered, type Caller, type TestApi } from './testApi';

const any = { 'if-match': '*' };

export const said = (answer: Answered): unknown[] => [answer.status, ...errorsIn(answer)];

/** Values of a payment that only some kinds have. */
const nothing = {
  bill: null,
  patient: null,
  original: null,
  refund_as: null,
  reason: null,
  reference: null,
  tendered: null,
  rest_before: null,
};

export type CashierClinic = Awaited<ReturnType<typeof cashierClinic>>;

/** A new clinic, made by an admin of the given program. */
export const cashierClinic = async (api: Pick<TestApi, 'as'>) => {
  const { call, entity } = await clinicOf(api.as('admin'));
  const found = recordsIn(await call('GET', '/payers'));
  const payerOf = (kind: string): Ref => refTo(found.find(({ attributes }) => attributes!['kind'] === kind)!);
  const payers = { umum: payerOf('umum'), bpjs: payerOf('bpjs') };

  const give = (
    { type, id }: Ref,
    command: string,
    attributes: object = {},
    { relationships = {}, confirmed = [], by = call }: { relationships?: object; confirmed?: string[]; by?: Caller } = {},
  ) =>
    by(
      'POST',
      `/${type}/${id}/${command}`,
      { data: { type, id, attributes, relationships }, ...(confirmed.length && { meta: { confirmed } }) },
      any,
    );
  const read = async ({ type, id }: Ref) => recordIn(await call('GET', `/${type}/${id}`)).attributes!;

  /** A service with its general tariff, whose components are shares of the price. */
  const service = async (name: string, price: number, values: Given = {}): Promise<Ref> => {
    const one = refTo(await build(call, 'service', { entity, name, name_en: null, ...values }));
    const [facility, professional] = [Math.floor(price * 0.3), Math.floor(price * 0.6)];
    await build(call, 'tariff', {
      ...{ entity, service: one, payer: payers.umum, class: 'semua', valid_from: '2020-01-01', valid_to: null, price },
      ...{ facility, professional, consumables: 0, administration: price - facility - professional },
    });
    return one;
  };

  const visit = async (values: Given = {}): Promise<Ref> => refTo(await build(call, 'visit', { entity, payer: payers.umum, ...values }));
  const charge = async (of: Ref, what: Ref, values: Given = {}): Promise<Ref> =>
    refTo(await build(call, 'visitCharge', { entity, visit: of, service: what, quantity: 1, ...values }));
  const bill = async (of: Ref, payer: Ref | null = null): Promise<Ref> =>
    refTo(await build(call, 'patientBill', { entity, visit: of, payer }));
  const shift = async (values: Given = {}, by: Caller = call): Promise<Ref> =>
    refTo(await build(by, 'cashShift', { entity, opening_cash: 0, previous: null, ...values }));

  const take = async (values: Given, by: Caller = call): Promise<ResourceObject> => {
    const answer = await by('POST', '/patient-payments', await draftOf(by, 'patientPayment', { entity, ...nothing, ...values }));
    if (answer.status !== 201) throw new Error(`refused: ${JSON.stringify(answer.document)}`);
    return recordIn(answer);
  };
  /** Pays a bill, all that is left by default. */
  const pay = async (of: Ref, { amount, ...values }: Given = {}, by: Caller = call): Promise<ResourceObject> => {
    const { rest } = await read(of);
    return take({ kind: 'pembayaran', method: 'tunai', bill: of, amount: amount ?? rest, rest_before: rest, ...values }, by);
  };
  const deposit = (patient: Ref, amount: number, values: Given = {}): Promise<ResourceObject> =>
    take({ kind: 'uang_muka', method: 'tunai', patient, amount, ...values });
  const refund = (original: Ref, amount: number, values: Given = {}): Promise<ResourceObject> =>
    take({ kind: 'pengembalian', method: 'tunai', original, amount, refund_as: 'biaya_dikurangi', reason: 'Tidak jadi', ...values });

  return { call, entity, payers, give, read, service, visit, charge, bill, shift, take, pay, deposit, refund };
};
