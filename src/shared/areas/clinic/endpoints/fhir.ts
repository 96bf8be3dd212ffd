/** A visit as a file of FHIR R4. Rule: FHIR-1. */
import type { Endpoints } from '#shared/endpoints/endpoint';

/** The JSON:API type under which a link to the file is asked for, and the name of the file there. */
export const fhirFile = { type: 'visits', field: 'fhir', mediaType: 'application/fhir+json' } as const;

/** Who may read everything that the file says. */
const who = {
  rights: [
    ['patient', 'get'],
    ['visitNote', 'list'],
    ['visitDiagnosis', 'list'],
    ['vitalSign', 'list'],
    ['visit', 'get'],
  ],
} as const;

export const fhirEndpoints = {
  visitFhir: { method: 'GET', path: '/visits/{id}/fhir', who },
  visitFhirLink: { method: 'GET', path: '/file-links/visits/{id}/fhir', who },
} as const satisfies Endpoints;
