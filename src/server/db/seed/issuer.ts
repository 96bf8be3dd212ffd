/** The first version of the issuer: taken over from the site's settings, which named it before there was a table for it. Rule: INV-23. */
import { sql, type Transaction } from 'kysely';
import { dayOf, defaultZone } from '#shared/domain/calendarDays';
import { npwpIn } from '#shared/domain/npwp';
import type { SiteSettings } from '#shared/site';
import type { Schema } from '../schema';

export type IssuerOfSite = Pick<SiteSettings, 'legal_name' | 'address' | 'npwp' | 'email_support' | 'phone'>;

/** The first day of a database that has no document. */
const EVER = '2020-01-01';

/** Documents of before keep the issuer that they were issued with, so its first version begins today where there are any. */
const firstDay = async (trx: Transaction<Schema>): Promise<string> => {
  const { rows } = await sql`select 1 from invoices where status <> 'draft' limit 1`.execute(trx);
  return rows.length ? dayOf(new Date().toISOString(), defaultZone) : EVER;
};

/** @returns nothing where the settings name nobody: then documents are issued in the name of the brand */
export const firstIssuer = async (trx: Transaction<Schema>, { legal_name: name, ...site }: IssuerOfSite) =>
  name
    ? [
        {
          name,
          valid_from: await firstDay(trx),
          address: site.address || null,
          npwp: npwpIn(site.npwp) ?? null,
          email: site.email_support || null,
          phone: site.phone || null,
        },
      ]
    : [];
