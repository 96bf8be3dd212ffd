/** Invoices, payments and credit, and the rules that they follow. */
import { bankAccount } from './resources/bankAccount';
import { billingTerm } from './resources/billingTerm';
import { charge } from './resources/charge';
import { clientCredit } from './resources/clientCredit';
import { creditNote } from './resources/creditNote';
import { creditPayout } from './resources/creditPayout';
import { holiday } from './resources/holiday';
import { invoice } from './resources/invoice';
import { issuer } from './resources/issuer';
import { payment } from './resources/payment';
import { taxrule } from './resources/taxrule';

export const billing = {
  taxrule,
  bankAccount,
  billingTerm,
  holiday,
  issuer,
  invoice,
  payment,
  charge,
  creditNote,
  clientCredit,
  creditPayout,
};
