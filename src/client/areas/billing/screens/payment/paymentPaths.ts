/** Addresses of the operator's pages about incoming money. */
import { routes } from '#shared/routes';

const pathOf = (name: string): string => routes.find((row) => row.name === name)!.path;

export const statementPath = pathOf('bankStatement');
export const verificationPath = pathOf('paymentVerification');
