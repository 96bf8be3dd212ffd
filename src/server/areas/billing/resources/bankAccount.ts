/** Bank accounts: the number is checked and stored as digits. Rule: INV-24. */
import { bankAccountNumberIn } from '#shared/areas/billing/domain/bankAccountNumber';
import { bankAccount } from '#shared/areas/billing/resources/bankAccount';
import { defineServerResource } from '#server/repository/serverResource';

export const servedBankAccount = defineServerResource(bankAccount, {
  hooks: {
    validate: async ({ number }) =>
      typeof number === 'string' && !bankAccountNumberIn(number)
        ? [{ code: 'invalid_account_number', pointer: '/data/attributes/number' }]
        : [],
    beforeStore: async (values) =>
      typeof values['number'] === 'string' ? { ...values, number: bankAccountNumberIn(values['number']) } : values,
  },
});
