/** Counters for numbers that must not have gaps (subscriptions by year, clients' codes): one row each, locked while a number is given. */
import type { Migration } from '../migrate';
import { plainTable } from './statements';

export const counters: Migration = {
  name: '0007_counters',
  up: plainTable('counters', ['name text primary key', 'value bigint not null']),
};
