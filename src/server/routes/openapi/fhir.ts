/** OpenAPI of visits as files of FHIR. */
import { fhirFile, type fhirEndpoints } from '#shared/areas/clinic/endpoints/fhir';
import type { ErrorCode } from '#shared/errors';
import type { Descriptions } from './operations';
import { ref } from './schemas';

const refusals: readonly ErrorCode[] = [
  'fhir.not_ended',
  'fhir.no_organisation',
  'fhir.no_patient_number',
  'fhir.no_doctor_number',
  'fhir.no_diagnosis',
];

export const fhirDescriptions: Descriptions<typeof fhirEndpoints> = {
  visitFhir: {
    tag: 'visits',
    summary: 'A visit that ended as a bundle of FHIR R4, as SATUSEHAT reads visits. It is noted as an export of the patient’s record',
    answer: [200, 'The file, to be saved.', { type: 'object' }, fhirFile.mediaType],
    refusals,
  },
  visitFhirLink: {
    tag: 'visits',
    summary: 'A link to that file, for you and for a few minutes',
    answer: [200, 'The link.', ref('FileLink')],
    refusals,
  },
};
