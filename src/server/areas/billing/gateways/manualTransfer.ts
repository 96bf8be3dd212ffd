/** Transfer to one of our accounts: the client writes the note of the invoice, and somebody of ours verifies the payment. Rules: INV-7, INV-15. */
import { transferNote } from '#shared/areas/billing/domain/transferNote';
import type { Gateway } from './gateway';

export const manualTransfer: Gateway = {
  methods: ['transfer'],
  createCharge: async ({ invoice, key }) => ({ externalId: `manual-${key}`, code: transferNote(invoice) ?? invoice, expiresAt: null }),
};
