/**
 * Who issues a document and whom it is for. An invoice keeps both as they were when it was issued (INV-5): a client that moves, or an
 * operator with a new bank account, does not change a document that exists. The issuer is the version of the document's day (INV-23).
 */
import { sql } from 'kysely';
import { effectiveOn } from '#shared/areas/billing/domain/effectiveDates';
import { npwpText } from '#shared/domain/npwp';
import type { BankAccount, SiteSettings, TaxRule } from '#shared/site';
import { transaction } from '#server/db/database';
import type { Queryable } from '#server/repository/runner';
import type { Store } from '#server/repository/store';
import type { Work } from '#server/repository/work';
import { issuerVersions, type IssuerVersion } from './issuers';

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
  /** What follows is missing in documents from before there were versions of the issuer. */
  readonly pkpNo?: string | null;
  /** Addresses of the pictures. */
  readonly letterhead?: string | null;
  readonly signature?: string | null;
  readonly signatureName?: string | null;
};

/** `npwp`: 16 digits, or null. */
export type Recipient = {
  readonly name: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly npwp: string | null;
};

export type Parties = { readonly issuer: Issuer; readonly recipient: Recipient };

/** The operator as the site's settings name it: what is printed where no version of the issuer holds. */
const issuerOfSite = (site: SiteSettings): Omit<Issuer, 'pkp' | 'accounts'> => ({
  brand: site.brand,
  name: site.legal_name || site.brand,
  address: site.address,
  npwp: site.npwp,
  email: site.email_support,
  phone: site.phone,
});

/** @param rule that of the document's date @param accounts those in use */
const issuerOf = (site: SiteSettings, version: IssuerVersion | null, rule: TaxRule | null, accounts: Issuer['accounts']): Issuer => {
  const pkp = rule?.pkp ?? false;
  if (!version) return { ...issuerOfSite(site), pkp, accounts };
  const { name, address, npwp, email, phone, pkp_no, letterhead, signature, signature_name } = version;
  return {
    brand: site.brand,
    name,
    address: address ?? '',
    npwp: npwp ? npwpText(npwp) : '',
    email: email ?? '',
    phone: phone ?? '',
    pkp,
    accounts,
    pkpNo: pkp_no,
    letterhead,
    signature,
    signatureName: signature_name,
  };
};

const taxRules = async (on: Queryable): Promise<readonly TaxRule[]> =>
  (
    await sql<TaxRule>`select valid_from::text, pkp, rate, dpp_num, dpp_den from taxrules
    where deleted_at is null order by valid_from desc`.execute(on)
  ).rows;

/** @param day the document's date */
const partiesNow = async (trx: Queryable, site: SiteSettings, entityId: string, day: string): Promise<Parties> => {
  const { rows: clients } = await sql<Recipient>`select name, address, city, npwp from entities where id = ${entityId}`.execute(trx);
  const { rows: accounts } = await sql<BankAccount>`select bank, number, holder from bank_accounts
    where status = 'active' and deleted_at is null order by position nulls last, created_at, id`.execute(trx);
  return {
    issuer: issuerOf(site, effectiveOn(await issuerVersions(trx), day), effectiveOn(await taxRules(trx), day), accounts),
    recipient: clients[0] ?? { name: '', address: null, city: null, npwp: null },
  };
};

/** The parties of a document about an invoice: its recipient, and the issuer as it is on the document's own day (INV-23). */
export const partiesOn = async ({ database, site }: Pick<Store, 'database' | 'site'>, invoice: Parties, day: string): Promise<Parties> => {
  const version = effectiveOn(await issuerVersions(database.kysely), day);
  if (!version) return invoice;
  return { ...invoice, issuer: issuerOf(site, version, effectiveOn(await taxRules(database.kysely), day), invoice.issuer.accounts) };
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
