/** An amount of money by the reader's language, in figures of equal width. */
import { formatMoney } from './formats';
import { useLanguage } from './useLanguage';

/** @param currency of the amount, such as `IDR`; without one, the reader's own. */
export function Money({ amount, currency }: { amount: number; currency?: string }) {
  return <span className="tabular">{formatMoney(amount, useLanguage(), currency)}</span>;
}
