/** Seats: how many people may work in a client. Rule: SUB-20. */

export type Seats = {
  /** Seats of the package. */
  readonly included: number;
  /** Seats that were bought beyond them. */
  readonly extra: number;
  /** People with access, and invitations that are open. */
  readonly used: number;
};

/** How many more people may be invited. Below zero: so many must leave before a package with fewer seats fits. */
export const seatsLeft = ({ included, extra, used }: Seats): number => included + extra - used;
