/** Load of money: clinics whose time passes, who are billed and pay, each on a connection of its own, until the program or the database ends. */
import type { ResourceObject } from '#shared/jsonapi';
import { newId } from '#server/repository/ids';
import { call, type Caller } from './api';

/** What was acknowledged: ids of invoices that were issued, and of payments that were verified. */
export interface Acknowledged {
  readonly issued: Set<string>;
  readonly verified: Set<string>;
}

const dataOf = async <T>(answer: ReturnType<typeof call>): Promise<T> => {
  const { status, document } = await answer;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(document.errors)}`);
  return document.data as T;
};

const order = (caller: Caller, type: string, id: string, command: string, attributes: object = {}) =>
  dataOf<ResourceObject>(call(caller, 'POST', `/${type}/${id}/${command}`, { data: { type, id, attributes } }));

const refTo = ({ type, id }: ResourceObject) => ({ data: { type, id } });

/** A sandbox clinic with an active subscription, so that its clock can be moved. */
export const addClinic = async (caller: Caller): Promise<string> => {
  const add = (type: string, attributes: object, relationships: object = {}) =>
    dataOf<ResourceObject>(call(caller, 'POST', `/${type}`, { data: { type, attributes, relationships } }));
  const [pack] = await dataOf<ResourceObject[]>(call(caller, 'GET', '/packages?filter[target]=clinic'));
  const entity = await add('entity', { name: `Klinik ${newId()}`, kind: 'clinic', sandbox: true });
  const { id } = await add('clientsubsheader', { cycle: 'monthly' }, { entity: refTo(entity), package: refTo(pack!) });
  await order(caller, 'clientsubsheader', id, 'activate', { trial: false });
  return entity.id;
};

/** One turn of a clinic: its next date comes, a draft is issued by hand, and each open invoice is paid and verified. */
const turn = async (caller: Caller, entity: string, { issued, verified }: Acknowledged): Promise<void> => {
  await order(caller, 'entity', entity, 'advance-clock', { by: 'next_event' });
  const line = { kind: 'adjustment', description_id: 'Pelatihan', description_en: 'Training', qty: '1', unit_price: 100_000 };
  const draft = await dataOf<ResourceObject>(
    call(caller, 'POST', '/invoices', {
      data: { type: 'invoices', attributes: { lines: [line] }, relationships: { entity: { data: { type: 'entity', id: entity } } } },
    }),
  );
  issued.add((await order(caller, 'invoices', draft.id, 'issue')).id);
  const open = await dataOf<ResourceObject[]>(
    call(caller, 'GET', `/invoices?filter[entity]=${entity}&filter[status]=issued&page[size]=100`),
  );
  for (const invoice of open) {
    const attributes = {
      method: 'transfer',
      amount: invoice.attributes!['balance'],
      paid_at: invoice.attributes!['issue_date'],
      reference: newId(),
    };
    const payment = { data: { type: 'payments', attributes, relationships: { invoice: refTo(invoice) } } };
    const { id } = await dataOf<ResourceObject>(call(caller, 'POST', '/payments', payment));
    await order(caller, 'payments', id, 'verify');
    verified.add(id);
  }
};

/**
 * Lets the clinics live side by side until `end` was called and has cut them.
 * @param until how many acknowledged payments are awaited before `end`
 * @returns why each of them stopped
 */
export const moneyLoad = async (
  caller: Caller,
  clinics: readonly string[],
  acknowledged: Acknowledged,
  { until, end }: { until: number; end: () => void },
): Promise<readonly string[]> => {
  const target = acknowledged.verified.size + until;
  let ended = false;
  const live = async (entity: string): Promise<string> => {
    for (;;) {
      try {
        await turn(caller, entity, acknowledged);
      } catch (error) {
        return String(error);
      }
      if (!ended && acknowledged.verified.size >= target) {
        ended = true;
        end();
      }
    }
  };
  return Promise.all(clinics.map(live));
};
