/** What a service costs somebody on a day, a change of many tariffs, and their import. Rules: SVC-1, SVC-8, SVC-9. */
import { createHash } from 'node:crypto';
import type { CheckedPrice } from '#shared/areas/cashier/domain/checkedPrice';
import type { tariffChange } from '#shared/areas/cashier/endpoints/tariffs';
import {
  changePlan,
  dayBefore,
  MOST_CHANGED,
  type ChangeOrder,
  type PlannedTariff,
  type TariffChange,
} from '#shared/areas/cashier/domain/tariffChange';
import { TARIFF_COLUMNS, type TariffFile } from '#shared/areas/cashier/domain/tariffFile';
import { outcomes, tariffImportPlan, type Outcome, type TariffImport } from '#shared/areas/cashier/domain/tariffImport';
import { sumOfComponents } from '#shared/areas/cashier/domain/tariffs';
import type { Actor } from '#shared/access';
import type { Problem } from '#shared/errors';
import type { ValuesOf } from '#shared/kit/resource';
import { isUuid } from '#shared/kit/values';
import { limits } from '#shared/limits';
import { transaction } from '#server/db/database';
import { sendDocument } from '#server/http/jsonapi';
import { personQueue } from '#server/http/personQueue';
import { Refusal } from '#server/refusal';
import { rowsOf } from '#server/repository/lists/rows';
import { whereOf } from '#server/repository/read';
import type { Store } from '#server/repository/store';
import { write } from '#server/repository/write';
import type { WriteContext } from '#server/repository/writeContext';
import type { Handlers } from '#server/routes/endpoints';
import { actOf } from '#server/routes/routeSteps';
import type { WorkThread } from '#server/thread/workThread';
import { calledOf, chosenServices, dayAt, lockTariffs, tariffOf, tariffsOf, type ServiceNames } from '../sql/tariffs';
import { writeTariffs } from '../sql/tariffWrites';

type Needs = { readonly store: Store; readonly thread: WorkThread };
type Wanted = ValuesOf<typeof tariffChange>;

/** One change or file of a person at a time. */
const room = { atOnce: 2, atOnceEach: 1, mostWaiting: 10, mostWaitingEach: 2 };

/** The client that the person works for, which the rule has let in. */
const clientOf = ({ entityId }: Actor): string => entityId!;

const pointerOf = (name: string): string => `/data/attributes/${name}`;

/** @throws Refusal with everything that the wish lacks */
const refuseUnclear = ({ percent, amount, copy, target, payer, from }: Wanted, today: string): void => {
  const isUnchanged = percent === null && amount === null && !(copy && target);
  const problems: Problem[] = [
    ...((percent !== null && amount !== null) || isUnchanged
      ? [{ code: 'tariff.one_change', pointer: pointerOf('percent') } as const]
      : []),
    ...(copy && (!target || target.id === payer.id) ? [{ code: 'required', pointer: '/data/relationships/target' } as const] : []),
    ...(from < today ? [{ code: 'tariff.too_early', pointer: pointerOf('from'), meta: { today } } as const] : []),
  ];
  if (problems.length) throw new Refusal(problems);
};

/** @throws Refusal `relation_missing` for a payer that is not the clinic's own */
const refuseStrangers = async (work: WriteContext, client: string, { payer, target }: Wanted): Promise<void> => {
  const own = new Set((await calledOf(work, 'payers', client)).map(({ id }) => id));
  const problems = Object.entries({ payer, target }).flatMap(([name, one]): Problem[] =>
    one && !own.has(one.id) ? [{ code: 'relation_missing', pointer: `/data/relationships/${name}` }] : [],
  );
  if (problems.length) throw new Refusal(problems);
};

/** Tenths of a percent, exactly. */
const tenthsOf = (percent: string | null): number => Math.round(Number(percent ?? 0) * 10);

const orderOf = (wanted: Wanted, services: readonly ServiceNames[]): ChangeOrder => ({
  services: services.map(({ id }) => id),
  payer: wanted.payer.id,
  target: wanted.copy && wanted.target ? wanted.target.id : wanted.payer.id,
  class: wanted.class ?? undefined,
  from: wanted.from,
  change: {
    tenths: tenthsOf(wanted.percent),
    amount: wanted.amount ?? 0,
    rounding: wanted.rounding,
    direction: wanted.direction,
  },
});

/** Stands for exactly what would be written, and over what. */
const tokenOf = (rows: readonly PlannedTariff[]): string =>
  createHash('sha256')
    .update(JSON.stringify(rows.map(({ ended, ...one }) => [one, ended?.id, ended?.version])))
    .digest('hex');

type Planned = { readonly rows: readonly PlannedTariff[]; readonly told: TariffChange };

const sum = (rows: readonly PlannedTariff[], of: 'was' | 'price'): number => rows.reduce((total, one) => total + (one[of] ?? 0), 0);

const told = (rows: readonly PlannedTariff[], services: readonly ServiceNames[], order: ChangeOrder): TariffChange => {
  const names = new Map(services.map(({ id, code, name, name_en }) => [id, { code, name, name_en }]));
  const written = rows.filter(({ added }) => added);
  return {
    token: tokenOf(rows),
    written: written.length,
    left_out: rows.length - written.length,
    sum_before: sum(written, 'was'),
    sum_after: sum(written, 'price'),
    rows: rows.map(({ added: _, following: __, ended, ...one }) => ({
      ...one,
      ...names.get(one.service)!,
      until: ended ? dayBefore(order.from) : null,
    })),
  };
};

/** @throws Refusal `tariff.too_many` */
const planIn = async (work: WriteContext, client: string, wanted: Wanted): Promise<Planned> => {
  await refuseStrangers(work, client, wanted);
  const services = await chosenServices(work, client, { ids: wanted.services.map(({ id }) => id), categories: wanted.categories });
  const order = orderOf(wanted, services);
  const rows = changePlan(await tariffsOf(work, client, [...new Set([order.payer, order.target])]), order);
  if (rows.length > MOST_CHANGED) throw new Refusal([{ code: 'tariff.too_many', meta: { count: rows.length, max: MOST_CHANGED } }]);
  return { rows, told: told(rows, services, order) };
};

const change = async (work: WriteContext, client: string, wanted: Wanted, store: Store): Promise<TariffChange> => {
  refuseUnclear(wanted, await dayAt(work, client));
  if (wanted.token === null) return (await planIn(work, client, wanted)).told;
  await lockTariffs(work, client);
  const { rows, told: now } = await planIn(work, client, wanted);
  if (now.token !== wanted.token) throw new Refusal([{ code: 'tariff.changed_meanwhile' }]);
  const { services, token: _, payer, target, ...input } = wanted;
  await writeTariffs(
    { work, client, find: store.find },
    {
      added: rows.flatMap(({ added, following }) => [added ?? [], following ?? []].flat()),
      ended: rows.flatMap(({ ended }) => (ended ? [{ tariff: ended, until: dayBefore(wanted.from) }] : [])),
      changed: [],
    },
    { command: 'changeMany', input: { ...input, payer: payer.id, target: target?.id ?? null, services: services.length } },
  );
  return now;
};

const importIn = async (
  work: WriteContext,
  client: string,
  file: TariffFile,
  mode: 'try' | 'write',
  store: Store,
): Promise<TariffImport> => {
  if (mode === 'write') await lockTariffs(work, client);
  const plan = tariffImportPlan(file.rows, file.bad, {
    services: await calledOf(work, 'services', client),
    payers: await calledOf(work, 'payers', client),
    tariffs: await tariffsOf(work, client),
    today: await dayAt(work, client),
  });
  const counts = Object.fromEntries(
    outcomes.map((name) => [name, plan.rows.filter(({ outcome }) => outcome === name).length]),
  ) as unknown as Record<Outcome, number>;
  if (mode === 'write') await writeTariffs({ work, client, find: store.find }, plan, { command: 'import', input: counts });
  return { names: file.names, counts, rows: plan.rows };
};

/** @throws Refusal `tariff.columns`, `tariff.too_many_rows` */
const soundFile = (file: TariffFile | undefined): TariffFile => {
  if (!file) throw new Refusal([{ code: 'tariff.columns', meta: { wanted: TARIFF_COLUMNS.join(';') } }]);
  const count = file.rows.length + file.bad.length;
  if (count > limits.tariffRows) throw new Refusal([{ code: 'tariff.too_many_rows', meta: { count, max: limits.tariffRows } }]);
  return file;
};

const priceOn = async (on: Parameters<typeof tariffOf>[0], asked: Parameters<typeof tariffOf>[1]): Promise<CheckedPrice> => {
  const found = await tariffOf(on, asked);
  if (!found) return { day: asked.day, tariff: null };
  const { facility, professional, consumables, administration, ...why } = found;
  const parts = {
    facility: Number(facility),
    professional: Number(professional),
    consumables: Number(consumables),
    administration: Number(administration),
  };
  return { day: asked.day, tariff: { ...why, ...parts, price: sumOfComponents(parts) } };
};

export const tariffRoutes = ({ store, thread }: Needs): Handlers<'checkPrice' | 'changeTariffs' | 'importTariffs'> => {
  const inTurn = personQueue(room);
  return {
    checkPrice: async ({ reply, actor, verdict, id, query: { payer, class: of, day } }) => {
      if (!isUuid(payer)) throw new Refusal([{ code: 'query.invalid', meta: { parameter: 'payer' } }]);
      const services = store.find('services');
      const answer = async (trx: WriteContext['trx']): Promise<CheckedPrice> => {
        const [service] = await rowsOf(store.find, trx, services, [id], whereOf(verdict), []);
        if (!service) throw new Refusal([{ code: 'resource.missing' }]);
        const wanted = { service: id, payer, class: of ?? 'semua' } as const;
        return priceOn({ trx }, { ...wanted, day: day ?? (await dayAt({ trx, now: store.clock() }, clientOf(actor))) });
      };
      const price = await transaction(store.database, answer, { readOnly: true, scope: { entityId: clientOf(actor) } });
      return sendDocument(reply, 200, { meta: { price } });
    },
    changeTariffs: async ({ request, reply, actor, verdict, values }) => {
      const done = await inTurn(request, reply, () =>
        write(actOf(request, store), verdict, (work) => change(work, clientOf(actor), values, store)),
      );
      return sendDocument(reply, 200, { meta: { change: done } });
    },
    importTariffs: async ({ request, reply, actor, verdict, query: { mode } }) => {
      const text = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
      const file = soundFile(await inTurn(request, reply, () => thread.run('readTariffFile', text)));
      const done = await write(actOf(request, store), verdict, (work) => importIn(work, clientOf(actor), file, mode, store));
      return sendDocument(reply, 200, { meta: { import: done } });
    },
  };
};
