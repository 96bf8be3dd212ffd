/** Endpoints of invoices next to those of their declaration. */
import type { Endpoints } from '#shared/endpoints/endpoint';

export const invoiceEndpoints = {
  /** What became of an invoice, its payments and its mails: for anyone who may get the invoice. */
  invoiceHistory: { method: 'GET', path: '/invoices/{id}/history', who: { rights: [['invoice', 'get']] } },
} as const satisfies Endpoints;
