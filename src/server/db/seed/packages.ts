/** What a new database sells (CAT-3, CAT-7, MNY-13): three packages, and each feature as each of them sells it. Rupiah a month, before PPN. */
import { daysText, firstTerms } from '#shared/areas/billing/domain/billingTerms';

export interface PackageSeed {
  code: string;
  package_name: string;
  package_name_en: string;
  description: string;
  target: 'clinic' | 'hospital' | 'doctor';
  seats: number;
  /** A month of one seat more. */
  seat_price: number;
}

/** The price is the sum of the modules: a package itself costs nothing. */
export const packages: readonly PackageSeed[] = [
  {
    code: 'DOKTER',
    package_name: 'Dokter Pribadi',
    package_name_en: 'Private practice',
    description: 'Untuk praktik dokter perorangan.',
    target: 'doctor',
    seats: 3,
    seat_price: 15_000,
  },
  {
    code: 'KLINIK',
    package_name: 'Klinik',
    package_name_en: 'Clinic',
    description: 'Untuk klinik pratama dan utama.',
    target: 'clinic',
    seats: 15,
    seat_price: 25_000,
  },
  {
    code: 'RS',
    package_name: 'Rumah Sakit',
    package_name_en: 'Hospital',
    description: 'Untuk rumah sakit umum dan khusus.',
    target: 'hospital',
    seats: 100,
    seat_price: 25_000,
  },
];

type Offer = readonly [kind: 'included' | 'addon', price: number] | null;
type Row = readonly [feature_key: string, module_name: string, module_name_en: string, doctor: Offer, clinic: Offer, hospital: Offer];

const rows: readonly Row[] = [
  ['team', 'Tim & Pasien', 'Team & patients', ['included', 49_000], ['included', 75_000], ['included', 250_000]],
  ['icd', 'Kode ICD', 'ICD codes', ['included', 20_000], ['included', 25_000], ['included', 75_000]],
  ['services', 'Layanan', 'Services', ['included', 30_000], ['included', 50_000], ['included', 150_000]],
  ['treatment', 'Tindakan', 'Treatments', ['included', 30_000], ['included', 50_000], ['included', 150_000]],
  ['inventory', 'Inventaris', 'Inventory', ['addon', 40_000], ['included', 75_000], ['included', 300_000]],
  ['pharmacy', 'Farmasi', 'Pharmacy', ['addon', 50_000], ['included', 100_000], ['included', 350_000]],
  ['laboratory', 'Laboratorium', 'Laboratory', null, ['included', 100_000], ['included', 350_000]],
  ['radiology', 'Radiologi', 'Radiology', null, ['addon', 125_000], ['included', 350_000]],
  ['bed', 'Tempat Tidur', 'Beds', null, ['addon', 75_000], ['included', 250_000]],
  ['admission', 'Rawat Inap', 'Inpatient care', null, ['addon', 150_000], ['included', 450_000]],
];

export interface ModuleSeed {
  /** Code of the package that sells it. */
  sold_in: string;
  feature_key: string;
  module_name: string;
  module_name_en: string;
  kind: 'included' | 'addon';
  price: number;
}

export const modules: readonly ModuleSeed[] = rows.flatMap(([feature_key, module_name, module_name_en, ...offers]) =>
  offers.flatMap((offer, index) =>
    offer ? [{ sold_in: packages[index]!.code, feature_key, module_name, module_name_en, kind: offer[0], price: offer[1] }] : [],
  ),
);

/** The tax rule of a new database (MNY-9). */
export const taxrules = [{ name: 'PPN 12 %, DPP 11/12', valid_from: '2025-01-01', pkp: true, rate: 12, dpp_num: 11, dpp_den: 12 }];

/** The terms of billing that a new database starts with (MNY-14). */
export const billingTerms = [
  {
    name: 'Ketentuan awal',
    valid_from: '2020-01-01',
    ...firstTerms,
    trial_reminders: daysText(firstTerms.trial_reminders),
    invoice_reminders: daysText(firstTerms.invoice_reminders),
  },
];
