/** What receipts and bills are printed from: the clinic with its settings, the patient, and the lines of the bill. Rule: CSH-7. */
import { sql, type RawBuilder } from 'kysely';
import type { FileInfo } from '#shared/domain/file';
import type { PaperSize } from '#shared/documents/paper';
import type { Queryable } from '#server/repository/runner';

/** `logo`: where the file is. */
export type PrintingClinic = {
  readonly name: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly phone: string | null;
  readonly lines: string | null;
  readonly footer: string | null;
  readonly logo: (FileInfo & { readonly address: string }) | null;
  readonly paper: PaperSize;
};

export type PrintedPatient = { readonly name: string; readonly mrn: string };

/** A line of a bill. Amounts in rupiah; `shared`: what other payers have taken over, with their names. */
export type PrintedLine = {
  readonly name: string;
  readonly name_en: string | null;
  readonly quantity: number;
  readonly unit_price: number;
  readonly discount: number;
  readonly shared: number;
  readonly sharers: string | null;
  readonly total: number;
};

export type PrintedBill = {
  readonly number: string;
  readonly visit: string;
  readonly payer: string;
  readonly total: number;
  readonly lines: readonly PrintedLine[];
};

/** The clinic, with what it has set for receipts. */
export const clinicToPrint = async (on: Queryable, client: string): Promise<PrintingClinic> => {
  const { rows } = await sql<PrintingClinic>`select e.name, e.address, e.city, e.phone, s.letterhead_lines as lines,
      s.receipt_footer as footer, s.logo, coalesce(s.receipt_paper, '80mm') as paper
    from entities as e left join clinic_settings as s on s.entity_id = e.id and s.deleted_at is null where e.id = ${client}`.execute(on);
  return rows[0]!;
};

type Of = { readonly id: string; readonly client: string };

export const patientToPrint = async (on: Queryable, { id, client }: Of): Promise<PrintedPatient> => {
  const { rows } = await sql<PrintedPatient>`select name, mrn from patients where entity_id = ${client} and id = ${id}`.execute(on);
  return rows[0]!;
};

/** Charges that are on the bill now; of a cancelled bill those that a payment of it covered. */
const onBill = (bill: string): RawBuilder<unknown> => sql`(c.bill_id = ${bill} or c.id in (select l.charge_id from clinic_ledger as l
  where l.bill_id = ${bill} and l.charge_id is not null))`;

export const billToPrint = async (on: Queryable, { id, client }: Of): Promise<PrintedBill> => {
  const { rows: bills } = await sql<Omit<PrintedBill, 'lines'>>`select b.number, b.total::float8, v.number as visit, y.name as payer
    from patient_bills as b join visits as v on v.entity_id = b.entity_id and v.id = b.visit_id
    join payers as y on y.entity_id = b.entity_id and y.id = b.payer_id
    where b.entity_id = ${client} and b.id = ${id}`.execute(on);
  const { rows: lines } = await sql<PrintedLine>`select coalesce(c.name, '') as name, c.name_en, c.quantity, c.unit_price::float8,
      c.discount::float8, c.shared::float8, c.total::float8,
      (select string_agg(distinct y.name, ', ') from visit_charges as o join payers as y on y.entity_id = o.entity_id and y.id = o.payer_id
        where o.entity_id = c.entity_id and o.source = 'share' and o.source_id = c.id and o.status <> 'batal') as sharers
    from visit_charges as c where c.entity_id = ${client} and c.deleted_at is null and ${onBill(id)} order by c.created_at, c.id`.execute(
    on,
  );
  return { ...bills[0]!, lines };
};

/** The number of the payment that a refund gives back. */
export const numberOfPayment = async (on: Queryable, { id, client }: Of): Promise<string> => {
  const { rows } = await sql<{ number: string }>`select number from patient_payments where entity_id = ${client} and id = ${id}`.execute(
    on,
  );
  return rows[0]!.number;
};

/** Who gets a receipt by mail, and from whom. `sandbox`: a client for tests mails nobody. */
export type Addressee = { readonly name: string; readonly email: string | null; readonly client: string; readonly sandbox: boolean };

export const receiptAddressee = async (on: Queryable, { id, client }: Of): Promise<Addressee> => {
  const { rows } = await sql<Addressee>`select p.name, p.email, e.name as client, coalesce(e.sandbox, false) as sandbox
    from patients as p join entities as e on e.id = p.entity_id where p.entity_id = ${client} and p.id = ${id}`.execute(on);
  return rows[0]!;
};
