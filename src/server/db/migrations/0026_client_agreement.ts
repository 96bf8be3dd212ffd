/** The signed agreement with a client: `{ address, name, size, type }` of the uploaded file. */
import type { Migration } from '../migrate';

export const clientAgreement: Migration = {
  name: '0026_client_agreement',
  up: ['alter table entities add column if not exists agreement jsonb'],
};
