/** What a patient was diagnosed with at other visits. Rule: ICD-6. */
import type { Endpoints } from '#shared/endpoints/endpoint';

export const problemEndpoints = {
  /** Of the patient of the visit: the diagnoses of all other visits that were not cancelled. */
  visitProblems: {
    method: 'GET',
    path: '/visits/{id}/problems',
    who: {
      rights: [
        ['visitDiagnosis', 'list'],
        ['visit', 'get'],
      ],
    },
  },
} as const satisfies Endpoints;
