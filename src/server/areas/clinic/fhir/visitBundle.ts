/** A visit that ended as a bundle of FHIR R4, as SATUSEHAT reads visits. The same visit gives the same bundle. Rules: FHIR-1, FHIR-2, FHIR-3, FHIR-4, FHIR-5. */
import { clinicalEntries } from './clinical';
import { encounterEntry } from './encounter';
import type { VisitFacts } from './facts';
import { peopleEntries } from './people';
import type { Entry, FhirResource } from './parts';

export type Bundle = FhirResource & { readonly entry: readonly Entry[] };

/** A collection: it is handed over, and not yet sent, where each resource would be created by itself. */
export const visitBundle = (facts: VisitFacts): Bundle => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: [...peopleEntries(facts), encounterEntry(facts), ...clinicalEntries(facts)],
});
