/** The store's modules of this area: one line each. */
import { billing as resources } from '#shared/areas/billing/index';
import { createModule } from '#client/storeKit/createModule';

export const taxrule = createModule(resources.taxrule);
export const bankAccount = createModule(resources.bankAccount);
export const billingTerm = createModule(resources.billingTerm);
export const holiday = createModule(resources.holiday);
export const issuer = createModule(resources.issuer);
export const invoice = createModule(resources.invoice);
export const payment = createModule(resources.payment);
export const charge = createModule(resources.charge);
export const creditNote = createModule(resources.creditNote);
export const clientCredit = createModule(resources.clientCredit);
export const creditPayout = createModule(resources.creditPayout);
