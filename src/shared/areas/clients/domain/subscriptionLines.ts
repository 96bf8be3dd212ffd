/** The lines of a subscription as its records keep them, at the prices that were fixed when it was activated. Rule: SUB-3. */
import type { Clientsubsdetail } from '../resources/clientsubsdetail';
import type { Clientsubsheader } from '../resources/clientsubsheader';
import type { Module } from '../../catalogue/resources/module';
import type { SubscriptionLine } from './bill';

type Header = Pick<Clientsubsheader, 'package' | 'package_price' | 'extra_seats' | 'seat_price'>;
type Detail = Pick<Clientsubsdetail, 'module' | 'price' | 'qty' | 'status'>;
type Sold = Pick<Module, 'feature_key' | 'kind'>;

const lineOf = (id: string, qty: number, price: number, sold: Sold | undefined): SubscriptionLine => ({
  kind: sold?.kind ?? 'addon',
  id,
  qty,
  price,
  ...(sold && { feature: sold.feature_key }),
});

/** @param details those that have ended are left out @param soldAs what the module with an id is, where it matters */
export const linesOf = (
  header: Header,
  details: readonly Detail[],
  soldAs: (moduleId: string) => Sold | undefined = () => undefined,
): SubscriptionLine[] => {
  const { id } = header.package;
  const seats = header.extra_seats ?? 0;
  return [
    { kind: 'package', id, qty: 1, price: header.package_price ?? 0 },
    ...details.flatMap(({ module, price, qty, status }): SubscriptionLine[] =>
      status === 'ended' ? [] : [lineOf(module.id, qty, price ?? 0, soldAs(module.id))],
    ),
    ...(seats > 0 ? [{ kind: 'seat', id, qty: seats, price: header.seat_price ?? 0 } as const] : []),
  ];
};
