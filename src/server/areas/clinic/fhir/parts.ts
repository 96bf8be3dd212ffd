/** What FHIR resources are made of: codes, times, references. The systems are those that SATUSEHAT names. Rules: FHIR-2, FHIR-3. */
import { createHash } from 'node:crypto';
import type { Instant } from '#shared/domain/calendarDays';

export type FhirResource = { readonly resourceType: string } & Readonly<Record<string, unknown>>;

/** `reference` leads to an entry of the same bundle; a person without an entry is only named. */
export type Reference = { readonly reference?: string; readonly display?: string };

export const systems = {
  nik: 'https://fhir.kemkes.go.id/id/nik',
  motherNik: 'https://fhir.kemkes.go.id/id/nik-ibu',
  passport: 'https://fhir.kemkes.go.id/id/paspor',
  practitioner: 'https://fhir.kemkes.go.id/id/nakes-his-number',
  regions: 'https://fhir.kemkes.go.id/r4/StructureDefinition/administrativeCode',
  kemkes: 'http://terminology.kemkes.go.id',
  icd10: 'http://hl7.org/fhir/sid/icd-10',
  icd9cm: 'http://hl7.org/fhir/sid/icd-9-cm',
  loinc: 'http://loinc.org',
  snomed: 'http://snomed.info/sct',
  ucum: 'http://unitsofmeasure.org',
} as const;

/** A number that a clinic gives itself: its system ends with the clinic's own number at SATUSEHAT. @param what `encounter` */
export const ownNumber = (what: string, { satusehat_id: clinic }: { readonly satusehat_id: string | null }, value: string) => ({
  use: 'official',
  system: `http://sys-ids.kemkes.go.id/${what}/${clinic}`,
  value,
});

/** A code system of HL7 itself. */
export const hl7 = (name: string): string => `http://terminology.hl7.org/CodeSystem/${name}`;

/** One code. @param display its name in the code system */
export const coded = (system: string, code: string, display?: string) => ({ coding: [{ system, code, ...(display && { display }) }] });

/** The time in UTC as SATUSEHAT reads it: `2026-11-30T10:35:00+00:00` for 17.35 in Jakarta. */
export const timeOf = (at: Instant): string => `${new Date(at).toISOString().slice(0, 19)}+00:00`;

export const period = (start: Instant, end: Instant) => ({ start: timeOf(start), end: timeOf(end) });

/** Whether a value says anything: FHIR has neither null nor empty texts and lists. */
const says = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** The values that say something. */
export const filled = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => says(value))) as T;

/**
 * An id for a part of a record, always the same one (RFC 9562, version 8).
 * @param part what of the record: `pulse`
 */
export const idOfPart = (record: string, part: string): string => {
  const hash = createHash('sha256').update(`${record} ${part}`).digest('hex');
  return [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `a${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
};

export const addressOfId = (id: string): string => `urn:uuid:${id}`;

/** A reference to the entry with this id. */
export const refer = (id: string, display: string): Reference => filled({ reference: addressOfId(id), display });

/** A resource of the bundle under an id. */
export type Entry = { readonly fullUrl: string; readonly resource: FhirResource };

export const entry = (id: string, resource: FhirResource): Entry => ({ fullUrl: addressOfId(id), resource: filled(resource) });
