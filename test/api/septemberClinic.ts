/** A clinic that subscribes on 1 September 2027, and what its plan and its end come to. */
import type { ResourceObject } from '#shared/jsonapi';
import { expectSoundBooks, invoicesOf, rows, runJob } from './billedClinic';
import { admin, clinicOn, clock, order, packOf, payInvoices, read, to } from './subscribedClinic';

/** Prices of the packages of the catalogue. */
const cycles = ['monthly', 'yearly'];
export const doctor = () => packOf({ base_price: 129_000, cycles });
export const clinic = () => packOf({ base_price: 475_000, cycles });
export const hospital = () => packOf({ base_price: 2_675_000, cycles });

/** September, in Jakarta, at ten o'clock. */
export const onDay = async (day: number): Promise<void> => {
  clock.now = new Date(Date.UTC(2027, 8, day, 3));
  await runJob();
};

export const begun = async (pack: ResourceObject, { isPaid = true } = {}) => {
  const made = await clinicOn(pack, { trial: false });
  await runJob();
  if (isPaid) await payInvoices(made.id);
  return made;
};

export type Begun = Awaited<ReturnType<typeof begun>>;

/** Rupiah before tax: what all invoices charge, without what credit notes take back. */
export const netOf = async ({ entity }: Begun): Promise<number> => {
  const sumOf = (records: readonly ResourceObject[], field: string) =>
    records.reduce((sum, { attributes }) => sum + ((attributes![field] as number | null) ?? 0), 0);
  return (
    sumOf(await invoicesOf(entity), 'subtotal') -
    sumOf(await invoicesOf(entity), 'discount') -
    sumOf(await rows('/credit-notes', entity), 'amount')
  );
};
export const stateOf = async ({ id }: Begun) => (await read(id)).attributes!['status'];
export const change = ({ id }: Begun, pack: ResourceObject, attributes: object = {}) =>
  order(admin, id, 'change-plan', to(pack, { when: 'now', ...attributes }));
export const cancel = ({ id }: Begun, when = 'now') => order(admin, id, 'cancel', { attributes: { when } });

/** Every test begins on 1 September 2027 and leaves books that agree. */
export const inSeptember = (): void => {
  beforeEach(() => {
    clock.now = new Date('2027-09-01T03:00:00.000Z');
  });
  afterEach(expectSoundBooks);
};
