/** Tariffs: they never overlap, and a new price ends the one before it. Rules: SVC-1, SVC-2, SVC-3. */
import { followingTariff, type StoredTariff } from '#shared/areas/cashier/domain/tariffChange';
import { makesRoom, overlaps, sumOfComponents, type Validity } from '#shared/areas/cashier/domain/tariffs';
import { tariff } from '#shared/areas/cashier/resources/tariff';
import { addDays, type Day } from '#shared/domain/calendarDays';
import type { Problem } from '#shared/errors';
import { Refusal } from '#server/refusal';
import { defineServerResource, type Row, type Values } from '#server/repository/serverResource';
import type { ValuesNamed, Work } from '#server/repository/work';
import { noteChange, type WriteContext } from '#server/repository/writeContext';
import { dayAt, isCharged, lockedValidity, tariffsAt } from '../sql/tariffs';
import { addFollowing, moveEnd } from '../sql/tariffWrites';
import { servedService } from './service';

type Tariff = Required<ValuesNamed<'tariff'>>;

const fromPointer = '/data/attributes/valid_from';
const toPointer = '/data/attributes/valid_to';

const refuse = (problem: Problem): never => {
  throw new Refusal([problem]);
};

/** What is wrong with a tariff by itself. */
const problemsOf = ({ valid_from, valid_to, ...one }: Tariff): readonly Problem[] => {
  const sum = sumOfComponents(one);
  return [
    ...(sum === one.price
      ? []
      : [{ code: 'tariff.components', pointer: '/data/attributes/price', meta: { sum, price: one.price } } as const]),
    ...(valid_to && valid_to < valid_from ? [{ code: 'tariff.days', pointer: toPointer } as const] : []),
  ];
};

const placeOf = ({ entity, service, payer, class: of }: Tariff) => ({ client: entity.id, service: service.id, payer: payer.id, class: of });

const overlap = ({ valid_from, valid_to }: Validity): Problem =>
  valid_to === null
    ? { code: 'tariff.overlaps_open', pointer: fromPointer, meta: { from: valid_from } }
    : { code: 'tariff.overlaps', pointer: fromPointer, meta: { from: valid_from, to: valid_to } };

/** Ends a tariff the day before another one begins. Where that one is only for a time, the price comes back after it. */
const giveWay = async (work: Work, replaced: StoredTariff, added: Validity, client: string): Promise<void> => {
  await moveEnd(work, replaced, addDays(added.valid_from, -1));
  const following = followingTariff(replaced, added);
  if (following) await addFollowing(work, client, following);
};

/** Ends the tariff that is valid until this one begins, which the person confirms. @throws Refusal `tariff.overlaps`, `tariff.too_early` */
const makeRoom = async (work: Work, added: Tariff, there: readonly StoredTariff[]): Promise<void> => {
  const found = there.filter((one) => overlaps(one, added));
  const blocking = found.find((one) => !makesRoom(one, added));
  if (blocking) refuse(overlap(blocking));
  const [replaced] = found;
  if (!replaced) return;
  const today = await dayAt(work, added.entity.id);
  if (replaced.valid_from <= today && added.valid_from < today) refuse({ code: 'tariff.too_early', pointer: fromPointer, meta: { today } });
  const told = { price: replaced.price, until: addDays(added.valid_from, -1) };
  const again = followingTariff(replaced, added)?.valid_from;
  work.confirm(again ? { code: 'tariff.replaces_for_a_time', meta: { ...told, again } } : { code: 'tariff.replaces', meta: told });
  await giveWay(work, replaced, added, added.entity.id);
};

const addTariff = async (work: Work, values: Values): Promise<Values> => {
  const added = { valid_to: null, ...values } as unknown as Tariff;
  const problems = problemsOf(added);
  if (problems.length) throw new Refusal(problems);
  await makeRoom(work, added, await tariffsAt(work, placeOf(added)));
  return values;
};

/**
 * What a person may change of a tariff that has begun: its last day, not before today. A wrong price is corrected on its first day, as
 * long as nothing was charged by it.
 * @throws Refusal `tariff.begun`, `tariff.ended`
 */
const refuseBegun = (before: StoredTariff, values: Values, today: Day, isCharged: boolean): void => {
  if (before.valid_from > today || (before.valid_from === today && !isCharged)) return;
  if (before.valid_to && before.valid_to < today) refuse({ code: 'tariff.ended', pointer: toPointer, meta: { to: before.valid_to } });
  const { valid_to, ...others } = values as Partial<Tariff>;
  const isTooEarly = valid_to !== undefined && valid_to !== null && valid_to < today;
  if (!Object.keys(others).length && !isTooEarly) return;
  const pointers = [...Object.keys(others).map((name) => `/data/attributes/${name}`), ...(isTooEarly ? [toPointer] : [])];
  throw new Refusal(pointers.map((pointer) => ({ code: 'tariff.begun', pointer, meta: { from: before.valid_from, today } })));
};

/** The tariff that ends the day before this one begins. */
const precedes = (before: Validity) => (one: Validity) => one.valid_to === addDays(before.valid_from, -1);

/** A tariff that has not begun may get another first day: the one before it is valid until then. @throws Refusal `tariff.overlaps` */
const moveStart = async (work: Work, before: StoredTariff, after: Tariff, there: readonly StoredTariff[]): Promise<void> => {
  const today = await dayAt(work, after.entity.id);
  const previous = there.find(precedes(before));
  const isMoved = after.valid_from !== before.valid_from;
  if (isMoved && after.valid_from < today) refuse({ code: 'tariff.too_early', pointer: fromPointer, meta: { today } });
  const mayFollow = previous && isMoved && previous.valid_from < after.valid_from;
  const blocking = there.find((one) => one.id !== (mayFollow ? previous.id : undefined) && overlaps(one, after));
  if (blocking) refuse(overlap(blocking));
  // Where it begins later, its own row moves first (`followStart`): no two overlap at any time.
  if (mayFollow && after.valid_from < before.valid_from) await moveEnd(work, previous, addDays(after.valid_from, -1));
};

/** The tariff before one that now begins later is valid until then. */
const followStart = async (work: Work, row: Row, values: Values): Promise<void> => {
  const [before, now] = [String(row['valid_from']).slice(0, 10), (values as Partial<Tariff>).valid_from];
  if (now === undefined || now <= before) return;
  const [one] = await lockedValidity(work, [row.id]);
  const previous = (await tariffsAt(work, one!)).find(precedes({ valid_from: before, valid_to: null }));
  if (previous) await moveEnd(work, previous, addDays(now, -1));
};

const placed = ['entity', 'service', 'payer', 'class'] as const;

const updateTariff = async (work: Work, row: Row, values: Values): Promise<Values> => {
  const elsewhere = placed.filter((name) => values[name] !== undefined);
  if (elsewhere.length)
    throw new Refusal(
      elsewhere.map((name) => ({
        code: 'tariff.other_place',
        pointer: `/data/${name === 'class' ? 'attributes' : 'relationships'}/${name}`,
      })),
    );
  const now = (await work.read('tariff', row.id))! as unknown as Tariff;
  const there = await tariffsAt(work, placeOf(now));
  const before = there.find(({ id }) => id === row.id)!;
  refuseBegun(before, values, await dayAt(work, now.entity.id), await isCharged(work, row.id));
  const after = { ...now, ...(values as Partial<Tariff>) };
  const problems = problemsOf(after);
  if (problems.length) throw new Refusal(problems);
  await moveStart(
    work,
    before,
    after,
    there.filter(({ id }) => id !== row.id),
  );
  return values;
};

/** Only a tariff that has not begun is deleted. The one before it is valid again for its days. */
const destroyTariffs = async (work: Work, ids: readonly string[]): Promise<ReadonlyMap<string, Problem>> => {
  const refused = new Map<string, Problem>();
  for (const one of await lockedValidity(work, ids)) {
    const today = await dayAt(work, one.client);
    if (one.valid_from <= today) refused.set(one.id, { code: 'tariff.begun', meta: { from: one.valid_from, today } });
  }
  return refused;
};

const afterDestroy = async (work: Work, { id }: Row): Promise<void> => {
  const [gone] = await lockedValidity(work, [id]);
  const previous = (await tariffsAt(work, gone!)).find(precedes(gone!));
  if (previous) await moveEnd(work, previous, gone!.valid_to);
  tellServices(work, gone!.service);
};

/** A tariff that comes back takes its days from the one that had got them. @throws Refusal `tariff.overlaps`, `tariff.begun` */
const restoreTariffs = async (work: Work, ids: readonly string[]): Promise<void> => {
  for (const one of await lockedValidity(work, ids)) {
    const today = await dayAt(work, one.client);
    if (one.valid_from <= today) refuse({ code: 'tariff.begun', meta: { from: one.valid_from, today } });
    const found = (await tariffsAt(work, one)).filter((other) => overlaps(other, one));
    const blocking = found.find((other) => !makesRoom(other, one));
    if (blocking) refuse(overlap(blocking));
    if (found[0]) await giveWay(work, found[0], one, one.client);
    tellServices(work, one.service);
  }
};

/** What a list of services tells of its tariffs is out of date. */
const tellServices = (work: Work, service: string): void => noteChange(work as WriteContext, servedService, 0, [service]);

export const servedTariff = defineServerResource(tariff, {
  tenant: true,
  hooks: {
    before: { add: addTariff, update: updateTariff, destroy: destroyTariffs, restore: restoreTariffs },
    after: {
      add: async (work, _, values) => tellServices(work, (values as unknown as Tariff).service.id),
      update: async (work, row, values) => {
        await followStart(work, row, values);
        tellServices(work, String(row['service_id']));
      },
      destroy: afterDestroy,
    },
  },
});
