/** How patients pay. Rules: CSH-1, CSH-4, CSH-5, CSH-6. */
export const paymentMethods = ['tunai', 'transfer', 'qris', 'kartu', 'deposit'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The methods whose money a shift counts: a deposit was counted when it was paid in. */
export const countedMethods = ['tunai', 'transfer', 'qris', 'kartu'] as const satisfies readonly PaymentMethod[];
export type CountedMethod = (typeof countedMethods)[number];

/** Payment of a bill, a deposit (uang muka), and money that is given back. */
export const paymentKinds = ['pembayaran', 'uang_muka', 'pengembalian'] as const;

/** What a refund means for the bill: it costs less, or the same is paid again, as after a wrong method. */
export const refundReasons = ['biaya_dikurangi', 'bayar_ulang'] as const;

/** What a bill's sums are after money came in or went out. All in rupiah. */
export type BillSums = { readonly total: number; readonly paid: number; readonly reduced: number };

/** What is left to pay of a bill. */
export const restOf = ({ total, paid, reduced }: BillSums): number => total - reduced - paid;

/**
 * The sums of a bill after a refund.
 * @param amount rupiah, above zero @param what `biaya_dikurangi`: nothing is left to pay of it; `bayar_ulang`: it is to be paid again
 */
export const afterRefund = (
  { total, paid, reduced }: BillSums,
  amount: number,
  what: (typeof refundReasons)[number],
): Pick<BillSums, 'paid' | 'reduced'> & { readonly total: number } => ({
  total,
  paid: paid - amount,
  reduced: what === 'biaya_dikurangi' ? reduced + amount : reduced,
});

/** What a cashier counted, or should have, by method. */
export type Counts = Readonly<Record<CountedMethod, number>>;

/** What was counted less what should be there. */
export const differencesOf = (counted: Counts, expected: Counts): Counts =>
  Object.fromEntries(countedMethods.map((one) => [one, counted[one] - expected[one]])) as Counts;
