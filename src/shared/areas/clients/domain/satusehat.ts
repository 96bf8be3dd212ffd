/** The number of an organisation at SATUSEHAT. Rule: FHIR-2. */
import { isUuid } from '#shared/kit/values';

/** Digits, as the first clinics have, or a UUID: it ends addresses, so nothing else is taken. */
export const isSatusehatOrganisation = (typed: string): boolean => /^\d{6,12}$/.test(typed) || isUuid(typed);
