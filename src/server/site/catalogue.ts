/** What is for sale, as anyone may read it: read from the database again whenever a revision has changed, on any server. Rules: CAT-9, INV-10, MNY-8. */
import type { Catalogue } from '#shared/site';
import { resources, type ResourceName } from '#shared/areas/resources';
import type { Resource } from '#shared/kit/resource';
import { limits } from '#shared/limits';
import { dayOf, defaultZone } from '#shared/domain/calendarDays';
import { monthlyPrice } from '#shared/areas/clients/domain/pricing';
import { effectiveOn } from '#shared/areas/billing/domain/effectiveDates';
import { revisionNow } from '../repository/lists/revisions';
import { readList } from '../repository/read';
import type { LoadedRecord } from '../repository/records';
import type { Store } from '../repository/store';

const read = ['package', 'module', 'taxrule', 'bankAccount', 'issuer'] as const satisfies readonly ResourceName[];

/** All that a guest may see of a resource; of the issuer all versions, of which only what every document states is told. */
async function allOf(store: Store, name: (typeof read)[number], sort: readonly string[]): Promise<LoadedRecord[]> {
  const { type, access }: Resource = resources[name];
  const verdict = name === 'issuer' || (access.list?.(null) ?? false);
  if (verdict === false) return [];
  const found: LoadedRecord[] = [];
  for (;;) {
    const window = { offset: found.length, limit: limits.pageSize };
    const { records, total } = await readList(
      store,
      null,
      store.find(type),
      { window, style: 'offset', sort, q: '', filter: {}, include: [], fields: {} },
      verdict,
    );
    found.push(...records);
    if (records.length === 0 || found.length >= total) return found;
  }
}

/** The columns are those of the declaration, whose types these are. */
const valuesOf = <T>({ row }: LoadedRecord, ...names: readonly (keyof T & string)[]): T =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as T;

type Plan = Catalogue['packages'][number];
type Offer = Catalogue['modules'][number];
type Tax = NonNullable<Catalogue['tax']>;
type Account = Catalogue['accounts'][number];
type Seller = NonNullable<Catalogue['issuer']> & { readonly valid_from: string };

async function readCatalogue(store: Store, day: string): Promise<Catalogue> {
  const [packages, modules, rules, accounts, issuers] = await Promise.all([
    allOf(store, 'package', ['package_name']),
    allOf(store, 'module', ['module_name']),
    allOf(store, 'taxrule', ['-valid_from']),
    allOf(store, 'bankAccount', ['position', 'created_at']),
    allOf(store, 'issuer', ['-valid_from']),
  ]);
  const offers = modules.map((one) => ({
    ...valuesOf<Omit<Offer, 'package_id'>>(one, 'id', 'module_name', 'module_name_en', 'feature_key', 'price', 'kind'),
    package_id: one.links['package'] as string,
  }));
  const plans = packages.map((one) =>
    valuesOf<Plan>(
      one,
      'id',
      'code',
      'package_name',
      'package_name_en',
      'description',
      'target',
      'base_price',
      'cycles',
      'trial_days',
      'seats',
      'seat_price',
    ),
  );
  const taxes = rules.map((one) => valuesOf<Tax>(one, 'valid_from', 'pkp', 'rate', 'dpp_num', 'dpp_den'));
  return {
    packages: plans.sort((a, b) => monthlyPrice(a, offers) - monthlyPrice(b, offers)),
    modules: offers.filter(({ package_id }) => plans.some(({ id }) => id === package_id)),
    tax: effectiveOn(taxes, day),
    issuer: effectiveOn(
      issuers.map((one) => valuesOf<Seller>(one, 'valid_from', 'name', 'address', 'npwp')),
      day,
    ),
    accounts: accounts.map((one) => valuesOf<Account>(one, 'bank', 'number', 'holder')),
  };
}

/** @returns the catalogue of this moment; the same object for as long as nothing changes. @throws whatever the database does */
export function catalogueOf(store: Store): () => Promise<Catalogue> {
  let latest: { state: string; catalogue: Promise<Catalogue> } | undefined;
  return async () => {
    const day = dayOf(store.clock().toISOString(), defaultZone);
    // Read before the rows: what changes while they are read makes them out of date, never fresh.
    const state = `${day} ${await revisionNow(store.database.kysely, read)}`;
    if (latest?.state === state) return latest.catalogue;
    const asked = { state, catalogue: readCatalogue(store, day) };
    latest = asked;
    asked.catalogue.catch(() => {
      if (latest === asked) latest = undefined;
    });
    return asked.catalogue;
  };
}
