/** What packages and modules are called in English; those of the seed get theirs where nobody renamed them. Rule: CAT-13. */
import type { Migration } from '../migrate';
import { search } from './statements';

const packages = [
  ['Dokter Pribadi', 'Private practice'],
  ['Klinik', 'Clinic'],
  ['Rumah Sakit', 'Hospital'],
] as const;

const modules = [
  ['Tim & Pasien', 'Team & patients'],
  ['Kode ICD', 'ICD codes'],
  ['Layanan', 'Services'],
  ['Tindakan', 'Treatments'],
  ['Inventaris', 'Inventory'],
  ['Farmasi', 'Pharmacy'],
  ['Laboratorium', 'Laboratory'],
  ['Radiologi', 'Radiology'],
  ['Tempat Tidur', 'Beds'],
  ['Rawat Inap', 'Inpatient care'],
] as const;

const named = (table: string, column: string, names: readonly (readonly [string, string])[]): string[] =>
  names.map(([id, en]) => `update ${table} set ${column}_en = '${en}' where ${column} = '${id}' and ${column}_en is null`);

export const englishNames: Migration = {
  name: '0097_english_names',
  up: [
    'alter table packages add column if not exists package_name_en text',
    'alter table modules add column if not exists module_name_en text',
    ...named('packages', 'package_name', packages),
    ...named('modules', 'module_name', modules),
    ...search('packages', 'package_name_en'),
    ...search('modules', 'module_name_en'),
  ],
};
