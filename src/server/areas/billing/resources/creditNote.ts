/** Credit notes: written by the commands of invoices and subscriptions only. Rule: INV-3. */
import { creditNote } from '#shared/areas/billing/resources/creditNote';
import { defineServerResource } from '#server/repository/serverResource';

export const servedCreditNote = defineServerResource(creditNote, { tenant: true, moneyOf: 'entity_id' });
