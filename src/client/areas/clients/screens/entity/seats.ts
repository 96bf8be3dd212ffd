/** Seats of a client as people read them. */
import type { Row } from '#client/services/serviceResults';

/** `3 / 15`; without a subscription only how many work there. */
export const seatsOf = ({ seats_used: used, seats_total: total }: Pick<Row, string>): string =>
  total === null || total === undefined ? String(used ?? '–') : `${String(used ?? '–')} / ${String(total)}`;
