/** Treatments: the side of the body, and what is charged for them. Rules: TRT-9, TRT-10, CORE-1. */
export const sides = ['kanan', 'kiri', 'keduanya'] as const;

/** How a series is charged: once as a package, or each session by itself. Never changed later (TRT-10). */
export const chargedBy = ['paket', 'sesi'] as const;

/** What a charge of a treatment comes from. */
export type ChargeSource = { readonly type: 'treatments' | 'treatment-series'; readonly id: string };

type Performed = { readonly id: string; readonly status: string | null };
type Series = { readonly id: string; readonly status: string | null; readonly charge_by: string };

/**
 * What is charged for a treatment: itself, or the package that it is a session of; nothing before it is done, after it was cancelled, or
 * once a correction has taken its place. The sessions of a cancelled package are charged one by one, and the package is not.
 * @param series that it is a session of; null for a treatment by itself
 */
export const chargeSource = ({ id, status }: Performed, series: Series | null): ChargeSource | null => {
  if (status !== 'selesai') return null;
  return series && series.charge_by === 'paket' && series.status !== 'batal'
    ? { type: 'treatment-series', id: series.id }
    : { type: 'treatments', id };
};
