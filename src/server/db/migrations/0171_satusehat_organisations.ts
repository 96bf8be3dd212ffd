/** The number of a client as an organisation at SATUSEHAT. Rule: FHIR-2. */
import type { Migration } from '../migrate';

export const satusehatOrganisations: Migration = {
  name: '0171_satusehat_organisations',
  up: ['alter table entities add column if not exists satusehat_id text'],
};
