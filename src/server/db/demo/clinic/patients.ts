/** Patients of the demo's clinic, the same in every run. Nobody of these names is meant. */
import { addDays, type Day } from '#shared/domain/calendarDays';
import { chanceOf, idOf, type Chance } from '../random';

const womens = ['Siti', 'Dewi', 'Ayu', 'Putri', 'Sri', 'Rina', 'Wulan', 'Fitri', 'Maya', 'Ratna', 'Indah', 'Yuni', 'Lestari', 'Nur'];
const mens = ['Budi', 'Agus', 'Andi', 'Rizky', 'Joko', 'Hendra', 'Yusuf', 'Eko', 'Dedi', 'Bayu', 'Fajar', 'Iwan', 'Made', 'Slamet'];
const middles = ['', '', 'Nur', 'Tri', 'Dwi', 'Eka', 'Bagus', 'Ade', 'Rahayu', 'Puspita', 'Surya', 'Adi'];
const families = [
  'Santoso',
  'Wijaya',
  'Hidayat',
  'Nugroho',
  'Lubis',
  'Siregar',
  'Kusuma',
  'Saputra',
  'Wibowo',
  'Rahman',
  'Simanjuntak',
  'Anggraini',
  'Pratiwi',
  'Setiawan',
  'Handayani',
  'Maulana',
  'Permata',
  'Utami',
];
const streets = ['Jl. Melati', 'Jl. Kenanga', 'Jl. Anggrek', 'Gg. Mawar', 'Jl. Pahlawan', 'Jl. Merdeka', 'Jl. Cendana'];
const substances = ['Amoksisilin', 'Penisilin', 'Ibuprofen', 'Kacang tanah', 'Udang', 'Parasetamol', 'Sulfa', 'Lateks'];
const reactions = ['Ruam', 'Gatal', 'Sesak napas', 'Bengkak'];

export const DEMO_PATIENTS = 5_000;

/** The oldest, in days of age. */
const OLDEST = 88 * 365;

/** Begins the ids of patients: milliseconds of a day in 2025. */
const BASE = Date.UTC(2025, 2, 3);

const two = (number: number): string => String(number).padStart(2, '0');

/** A NIK that fits region, sex and day of birth. */
const nikOf = (number: number, region: string, sex: string, birth: Day): string => {
  const [year, month, day] = birth.split('-').map(Number) as [number, number, number];
  const coded = `${two(sex === 'P' ? day + 40 : day)}${two(month)}${two(year % 100)}`;
  return `${region.slice(0, 4)}${two(1 + (number % 20))}${coded}${String(1 + (number % 9_999)).padStart(4, '0')}`;
};

const nameOf = ({ pick }: Chance, sex: string): string =>
  [pick(sex === 'P' ? womens : mens), pick(middles), pick(families)].filter(Boolean).join(' ');

/** More children and old people than others come to a clinic. */
const ageOf = ({ next, below }: Chance): number => {
  const kind = next();
  if (kind < 0.25) return below(12 * 365);
  return kind < 0.75 ? 12 * 365 + below(43 * 365) : 55 * 365 + below(OLDEST - 55 * 365);
};

/** What the clinic's patients live in and are paid by. */
export type Surroundings = {
  readonly region: string;
  readonly payers: { readonly own: string; readonly bpjs: string; readonly insurance: string };
};

/** @param number from 0 @param today on which nobody is younger than a day */
export const demoPatient = (number: number, today: Day, { region, payers }: Surroundings) => {
  const chance = chanceOf(number + 7_001);
  const { next, below, pick } = chance;
  const id = idOf(BASE, number, chance);
  const sex: 'L' | 'P' = next() < 0.56 ? 'P' : 'L';
  const name = nameOf(chance, sex);
  const birth_date = addDays(today, -1 - ageOf(chance));
  const isInsured = next() < 0.42;
  const payer_id = isInsured ? payers.bpjs : next() < 0.9 ? payers.own : payers.insurance;
  return {
    id,
    mrn: String(number + 1).padStart(6, '0'),
    name,
    sex,
    birth_date,
    birth_estimated: next() < 0.02,
    nik: next() < 0.7 ? nikOf(number, region, sex, birth_date) : null,
    bpjs_no: isInsured ? `000${String(1_000_000_000 + number * 7_919).slice(-10)}` : null,
    phone: next() < 0.85 ? `+6281${String(200_000_000 + number * 7_907).padStart(9, '0')}` : null,
    address: `${pick(streets)} No. ${1 + below(120)}`,
    region,
    blood_type: next() < 0.3 ? pick(['A', 'B', 'AB', 'O']) : null,
    no_known_allergies: next() < 0.4,
    payer_id,
    allergy:
      next() < 0.06 ? { substance: pick(substances), reaction: pick(reactions), severity: pick(['ringan', 'sedang', 'berat']) } : null,
  };
};

export type DemoPatient = ReturnType<typeof demoPatient>;
