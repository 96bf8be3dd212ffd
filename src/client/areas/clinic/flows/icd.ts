/** The import of ICD codes: what it would do, and what it did, by the mode; and what a patient was diagnosed with before a visit. Rules: ICD-3, ICD-6. */
import type { PatientProblem } from '#shared/areas/clinic/domain/diagnoses';
import type { IcdImport } from '#shared/areas/clinic/domain/icdFile';
import { createLookup } from '#client/storeKit/createLookup';
import type { FlowParts } from '#client/store/flowParts';
import type { IcdOrder } from '../services/icd';

export const icdImport = createLookup<'icdImport', IcdImport, FlowParts, IcdOrder>('icdImport', ({ services }) => services.icd.importFile);

/** By the id of the visit. */
export const visitProblems = createLookup<'visitProblems', readonly PatientProblem[], FlowParts>(
  'visitProblems',
  ({ services }) => services.icd.problems,
);
