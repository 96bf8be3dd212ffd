/** What a seat beyond those of a package costs a month (CAT-7). */
import type { Migration } from '../migrate';

export const seatPrice: Migration = {
  name: '0013_seat_price',
  up: ['alter table packages add column if not exists seat_price bigint'],
};
