/** Why monthly recurring revenue changed from one month to the next. Rupiah a month. Rule: INV-9. */
import { sumOf } from '#shared/domain/money';

/** A client's monthly revenue at the end of two months, and whether the client had paid anything in a month before them. */
export type ClientRevenue = { readonly before: number; readonly after: number; readonly hadBefore: boolean };

export type Movement = 'new' | 'reactivation' | 'expansion' | 'contraction' | 'churn';

/** Each movement as a signed change: contraction and churn are below zero, so that all add up to the difference. */
export type Movements = Readonly<Record<Movement, number>>;

/** The one movement of a client; undefined where nothing changed. */
export const movementOf = ({ before, after, hadBefore }: ClientRevenue): Movement | undefined => {
  if (before === after) return undefined;
  if (before === 0) return hadBefore ? 'reactivation' : 'new';
  if (after === 0) return 'churn';
  return after > before ? 'expansion' : 'contraction';
};

/** The sum of each movement over all clients. */
export const movementsOf = (clients: readonly ClientRevenue[]): Movements => {
  const sum = (movement: Movement) =>
    sumOf(clients.filter((client) => movementOf(client) === movement).map(({ before, after }) => after - before));
  return {
    new: sum('new'),
    reactivation: sum('reactivation'),
    expansion: sum('expansion'),
    contraction: sum('contraction'),
    churn: sum('churn'),
  };
};
