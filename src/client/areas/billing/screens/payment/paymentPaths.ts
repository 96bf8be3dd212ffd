/** Addresses of the operator's pages about incoming money. */
import { pathOf } from '#shared/routes';

export const statementPath = pathOf('bankStatement');
export const verificationPath = pathOf('paymentVerification');
