/** Bank statements: what their lines pay, and booking them. Rules: INV-13, INV-16. */
import type { BookedRow, StatementAnswer } from '#shared/areas/billing/bankStatements';
import { endpoints } from '#shared/endpoints/index';
import { asks } from '#client/services/endpointCalls';
import type { Http } from '#client/services/http';

export const statementService = (http: Http) => ({
  read: asks(http)(endpoints.readBankStatement, (document) => document?.meta?.['statement'] as StatementAnswer | undefined),
  /** One result for each chosen line; of a dry run what would become of it. */
  book: asks(http)(endpoints.bookBankStatement, (document) => {
    const booked = document?.meta?.['booked'];
    return Array.isArray(booked) ? (booked as readonly BookedRow[]) : undefined;
  }),
});
