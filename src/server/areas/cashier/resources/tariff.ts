/** Tariffs: they never overlap, and a new price ends the one before it. Rules: SVC-1, SVC-2, SVC-3. */
import { sumOfComponents } from '#shared/areas/cashier/domain/tariffs';
import { tariff } from '#shared/areas/cashier/resources/tariff';
import { addDays } from '#shared/domain/calendarDays';
import type { Problem } from '#shared/errors';
import { Refusal } from '#server/refusal';
import { defineServerResource, type Row, type Values } from '#server/repository/serverResource';
import type { ValuesNamed, Work } from '#server/repository/work';
import { overlapping } from '../sql/tariffs';

type Tariff = Required<ValuesNamed<'tariff'>>;

const problemsOf = ({ valid_from, valid_to, ...one }: Tariff): readonly Problem[] => {
  const sum = sumOfComponents(one);
  return [
    ...(sum === one.price
      ? []
      : [{ code: 'tariff.components', pointer: '/data/attributes/price', meta: { sum, price: one.price } } as const]),
    ...(valid_to && valid_to < valid_from ? [{ code: 'tariff.days', pointer: '/data/attributes/valid_to' } as const] : []),
  ];
};

/** Ends the tariff without a last day that is valid until this one begins. @throws Refusal `tariff.overlaps` */
const makeRoom = async (work: Work, { service, payer, class: of, valid_from, valid_to }: Tariff, except: string | null): Promise<void> => {
  const found = await overlapping(work, { service: service.id, payer: payer.id, class: of, valid_from, valid_to, except });
  for (const one of found) {
    const isReplaced = one.valid_to === null && one.valid_from < valid_from;
    if (!isReplaced)
      throw new Refusal([
        { code: 'tariff.overlaps', pointer: '/data/attributes/valid_from', meta: { from: one.valid_from, to: one.valid_to ?? '…' } },
      ]);
    await work.update('tariff', one.id, { valid_to: addDays(valid_from, -1) });
  }
};

/** A tariff as it will be. */
const after = async (work: Work, { id }: Row, values: Values): Promise<Tariff> =>
  ({ ...(await work.read('tariff', id))!, ...values }) as unknown as Tariff;

const check = async (work: Work, one: Tariff, except: string | null): Promise<void> => {
  const problems = problemsOf(one);
  if (problems.length) throw new Refusal(problems);
  await makeRoom(work, one, except);
};

export const servedTariff = defineServerResource(tariff, {
  tenant: true,
  hooks: {
    before: {
      add: async (work, values) => {
        await check(work, values as unknown as Tariff, null);
        return values;
      },
      update: async (work, before, values) => {
        await check(work, await after(work, before, values), before.id);
        return values;
      },
    },
  },
});
