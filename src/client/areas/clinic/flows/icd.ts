/** The import of ICD codes: what it would do, and what it did, by the mode. Rule: ICD-3. */
import type { IcdImport } from '#shared/areas/clinic/domain/icdFile';
import { createLookup } from '#client/storeKit/createLookup';
import type { FlowParts } from '#client/store/flowParts';
import type { IcdOrder } from '../services/icd';

export const icdImport = createLookup<'icdImport', IcdImport, FlowParts, IcdOrder>('icdImport', ({ services }) => services.icd.importFile);
