/** What became of a record, by its path: `/invoices/{id}`. Rules: SUB-12, INV-17. */
import type { HistoryEntry } from '#shared/domain/history';
import { createLookup } from '../../storeKit/createLookup';
import type { FlowParts } from '../flowParts';

export const recordHistory = createLookup<'recordHistory', readonly HistoryEntry[], FlowParts>(
  'recordHistory',
  ({ services: { histories } }) => histories.of,
);
