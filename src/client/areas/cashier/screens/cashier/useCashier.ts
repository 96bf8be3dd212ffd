/** What the cashier's page shows: visits that owe something, and the account of one of them; kept up to date by live updates. Rules: CSH-1, CSH-5. */
import { useMemo } from 'react';
import type { CashShift } from '#shared/areas/cashier/resources/cashShift';
import type { PatientBill } from '#shared/areas/cashier/resources/patientBill';
import type { PatientPayment } from '#shared/areas/cashier/resources/patientPayment';
import type { VisitCharge } from '#shared/areas/cashier/resources/visitCharge';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import { limits } from '#shared/limits';
import { useShortList } from '#client/kit/useShortList';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { modules as clinic } from '../../../clinic';
import * as modules from '../../modules';

const page = { number: 1, size: limits.pageSize };
const live = ['terbuka', 'ditagih'];
const oldestFirst = ['created_at'];

/** The visits that owe something at the desk, those of today first. @param q what the cashier types */
export const useOwing = (q: string) =>
  useShortList<Visit>(clinic.visit, 'cashier owing', { page, q, sort: ['-day', 'queue_no'], filter: { owed: { from: '1' } } });

/** The signed-in person's open shift; undefined while it is not known, null where they have none. */
export const useOwnShift = (): CashShift | null | undefined => {
  const actor = useAppSelector(me.selectors.actor);
  const asked = actor ? { filter: { status: ['buka'], cashier_id: [actor.id] } } : undefined;
  const { rows, isKnown } = useShortList<CashShift>(modules.cashShift, 'cashier own shift', asked);
  return isKnown ? (rows[0] ?? null) : undefined;
};

/** What one payer is charged for a visit: the charges that are on no bill, and the bills with theirs. Amounts in rupiah. */
export type PayerAccount = {
  readonly payer: string;
  readonly open: readonly VisitCharge[];
  readonly openTotal: number;
  readonly bills: readonly { readonly bill: PatientBill; readonly charges: readonly VisitCharge[] }[];
};

const sumOf = (charges: readonly VisitCharge[]): number => charges.reduce((sum, { total }) => sum + (total ?? 0), 0);

/** The accounts of all payers of a visit, in the order in which they were first charged. */
export const accountsOf = (charges: readonly VisitCharge[], bills: readonly PatientBill[]): readonly PayerAccount[] =>
  [...new Set([...charges, ...bills].map(({ payer }) => payer!.id))].map((payer) => {
    const own = charges.filter((one) => one.payer!.id === payer);
    const open = own.filter(({ status }) => status === 'terbuka');
    return {
      payer,
      open,
      openTotal: sumOf(open),
      bills: bills
        .filter((one) => one.payer!.id === payer)
        .map((bill) => ({ bill, charges: own.filter((one) => one.bill?.id === bill.id) })),
    };
  });

/** The account of a visit: by payer, with its payments. */
export const useAccount = (visit: string) => {
  const of = { page, sort: oldestFirst };
  const charges = useShortList<VisitCharge>(modules.visitCharge, `cashier of-${visit}`, {
    ...of,
    filter: { visit: [visit], status: live },
  });
  const bills = useShortList<PatientBill>(modules.patientBill, `cashier of-${visit}`, {
    ...of,
    filter: { visit: [visit], status: ['terbuka', 'lunas'] },
  });
  const payments = useShortList<PatientPayment>(modules.patientPayment, `cashier of-${visit}`, { ...of, filter: { visit: [visit] } });
  const accounts = useMemo(() => accountsOf(charges.rows, bills.rows), [charges.rows, bills.rows]);
  return { accounts, payments: payments.rows, isKnown: charges.isKnown && bills.isKnown };
};

/** Rupiah that the clinic holds for a patient: deposits, less what was paid from them and given back. */
export const useDeposit = (patient: string): number => {
  const of = (filter: Record<string, readonly string[]>) => ({ page, filter: { patient: [patient], status: ['berlaku'], ...filter } });
  const kept = useShortList<PatientPayment>(modules.patientPayment, `cashier deposits-${patient}`, of({ kind: ['uang_muka'] }));
  const used = useShortList<PatientPayment>(
    modules.patientPayment,
    `cashier used-${patient}`,
    of({ method: ['deposit'], kind: ['pembayaran'] }),
  );
  const sum = (rows: readonly PatientPayment[]) => rows.reduce((total, { amount, refunded }) => total + amount - (refunded ?? 0), 0);
  return sum(kept.rows) - sum(used.rows);
};
