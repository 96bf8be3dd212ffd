/** The file of a withholding certificate (bukti potong) beside its number. Rule: MNY-12. */
import type { Migration } from '../migrate';

export const withholdingCertificates: Migration = {
  name: '0075_withholding_certificates',
  up: ['alter table payments add column if not exists certificate jsonb'],
};
