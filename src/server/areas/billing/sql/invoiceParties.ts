/**
 * Who issues a document and whom it is for. An invoice keeps both as they were when it was issued (INV-5): a client that moves, or an
 * operator with a new bank account, does not change a document that exists.
 */
import { sql } from 'kysely';
import { effectiveOn } from '#shared/areas/billing/domain/effectiveDates';
import type { BankAccount, SiteSettings, TaxRule } from '#shared/site';
import { transaction } from '#server/db/database';
import type { Queryable } from '#server/repository/runner';
import type { Store } from '#server/repository/store';
import type { Work } from '#server/repository/work';

export type Issuer = {
  readonly brand: string;
  readonly name: string;
  readonly address: string;
  /** As the operator writes it; empty where there is none. */
  readonly npwp: string;
  readonly email: string;
  readonly phone: string;
  readonly pkp: boolean;
  readonly accounts: readonly BankAccount[];
};

/** `npwp`: 16 digits, or null. */
export type Recipient = {
  readonly name: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly npwp: string | null;
};

export type Parties = { readonly issuer: Issuer; readonly recipient: Recipient };

/** The operator as the documents name it: the only place that knows where its facts come from. @param rule that of the document's date @param accounts those in use */
export const issuerOf = (site: SiteSettings, rule: TaxRule | null, accounts: Issuer['accounts']): Issuer => ({
  brand: site.brand,
  name: site.legal_name || site.brand,
  address: site.address,
  npwp: site.npwp,
  email: site.email_support,
  phone: site.phone,
  pkp: rule?.pkp ?? false,
  accounts,
});

/** @param day the document's date */
const partiesNow = async (trx: Queryable, site: SiteSettings, entityId: string, day: string): Promise<Parties> => {
  const { rows: clients } = await sql<Recipient>`select name, address, city, npwp from entities where id = ${entityId}`.execute(trx);
  const { rows: rules } = await sql<TaxRule>`select valid_from::text, pkp, rate, dpp_num, dpp_den from taxrules
    where deleted_at is null order by valid_from desc`.execute(trx);
  const { rows: accounts } = await sql<BankAccount>`select bank, number, holder from bank_accounts
    where status = 'active' and deleted_at is null order by position nulls last, created_at, id`.execute(trx);
  return {
    issuer: issuerOf(site, effectiveOn(rules, day), accounts),
    recipient: clients[0] ?? { name: '', address: null, city: null, npwp: null },
  };
};

/** Keeps who issues the invoice and for whom, with its issue. @param day the date of issue */
export const keepParties = async (
  { trx, site }: Pick<Work, 'trx' | 'site'>,
  { id, entityId, day }: { readonly id: string; readonly entityId: string; readonly day: string },
): Promise<void> => {
  const parties = JSON.stringify(await partiesNow(trx, site, entityId, day));
  await sql`update invoices set parties = ${parties}::jsonb where id = ${id} and entity_id = ${entityId}`.execute(trx);
};

/** @param day the document's date, or for a draft that of today */
export const partiesOf = (
  store: Pick<Store, 'database' | 'site'>,
  { id, entityId, day }: { readonly id: string; readonly entityId: string; readonly day: string },
): Promise<Parties> =>
  transaction(
    store.database,
    async (trx) => {
      const { rows } = await sql<{ parties: Parties | null }>`select parties from invoices where id = ${id}`.execute(trx);
      return rows[0]?.parties ?? partiesNow(trx, store.site, entityId, day);
    },
    { scope: { entityId }, readOnly: true },
  );

/** The number of an invoice; empty for a draft. */
export const numberOf = (
  store: Pick<Store, 'database'>,
  { id, entityId }: { readonly id: string; readonly entityId: string },
): Promise<string> =>
  transaction(
    store.database,
    async (trx) => (await sql<{ number: string | null }>`select number from invoices where id = ${id}`.execute(trx)).rows[0]?.number ?? '',
    { scope: { entityId }, readOnly: true },
  );
