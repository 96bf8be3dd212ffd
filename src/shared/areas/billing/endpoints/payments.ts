/** Endpoints of payments next to those of their declaration. */
import { statementBooking, statementReading } from '../bankStatements';
import type { Endpoints } from '#shared/endpoints/endpoint';

/** Who may write invoices and payments of every client. */
const who = {
  rights: [
    ['invoice', 'update'],
    ['payment', 'add'],
  ],
} as const;

export const paymentEndpoints = {
  /** What the lines of a bank statement pay. */
  readBankStatement: { method: 'POST', path: '/bank-statements/reading', who, input: statementReading },
  bookBankStatement: { method: 'POST', path: '/bank-statements/booking', who, input: statementBooking },
  /** The gateway proves itself by its signature. */
  testGatewayNotice: { method: 'POST', path: '/gateways/test/notices', who: 'anyone', isRaw: true },
} as const satisfies Endpoints;
