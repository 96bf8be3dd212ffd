/** The clients of the demo: names, places and people as they could be, the same in every run. Nobody of this name is meant. */

export type DemoPerson = { readonly name: string; readonly email: string };

export type DemoClient = {
  readonly name: string;
  readonly kind: 'clinic' | 'hospital' | 'doctor';
  readonly city: string;
  readonly region: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  /** The owner first. */
  readonly people: readonly DemoPerson[];
};

export const DEMO_CLIENTS = 200;

const first = ['Sehat', 'Bunda', 'Kasih', 'Mitra', 'Harapan', 'Husada', 'Citra', 'Prima', 'Bakti', 'Cahaya'];
const second = ['Sentosa', 'Mulia', 'Sejahtera', 'Keluarga', 'Bersama', 'Lestari', 'Abadi', 'Insani', 'Mandiri', 'Nusantara'];

/** Cities with the codes of their regions. */
const cities: readonly (readonly [city: string, region: string])[] = [
  ['Jakarta Selatan', '3174'],
  ['Bandung', '3273'],
  ['Surabaya', '3578'],
  ['Medan', '1271'],
  ['Semarang', '3374'],
  ['Makassar', '7371'],
  ['Yogyakarta', '3471'],
  ['Denpasar', '5171'],
  ['Palembang', '1671'],
  ['Balikpapan', '6471'],
  ['Manado', '7171'],
  ['Malang', '3573'],
  ['Padang', '1371'],
];

const streets = ['Jl. Melati', 'Jl. Diponegoro', 'Jl. Ahmad Yani', 'Jl. Kartini', 'Jl. Gatot Subroto', 'Jl. Cempaka', 'Jl. Sudirman'];
const given = ['Sari', 'Budi', 'Ayu', 'Rizky', 'Dewi', 'Agus', 'Putri', 'Hendra', 'Maya', 'Yusuf', 'Lestari'];
const family = [
  'Wijaya',
  'Santoso',
  'Pratiwi',
  'Nugroho',
  'Siregar',
  'Hidayat',
  'Kusuma',
  'Simanjuntak',
  'Rahman',
  'Wibowo',
  'Saputra',
  'Lubis',
  'Anggraini',
];

const of = <T>(all: readonly T[], at: number): T => all[at % all.length]!;

const kindOf = (at: number): DemoClient['kind'] => {
  if (at % 10 === 9) return 'hospital';
  return at % 5 === 3 ? 'doctor' : 'clinic';
};

const personName = (at: number): string => `${of(given, at)} ${of(family, at * 3 + Math.floor(at / given.length))}`;

/** Two words that no other clinic or hospital has. */
const words = (at: number): string => `${of(first, at)} ${of(second, Math.floor(at / first.length) + at)}`;

const nameOf = (at: number, kind: DemoClient['kind']): string => {
  if (kind === 'doctor') return `Praktik dr. ${personName(at)} ${at + 1}`;
  if (kind === 'hospital') return `${at < DEMO_CLIENTS / 2 ? 'RSU' : 'RSIA'} ${words(at)}`;
  return `Klinik ${at < DEMO_CLIENTS / 2 ? 'Pratama' : 'Utama'} ${words(at)}`;
};

/** An address of a domain that never exists (RFC 2606). */
const mailOf = (local: string, at: number): string => `${local.toLowerCase().replace(/[^a-z]+/g, '.')}@klien-${at + 1}.nadi.test`;

/** @param at its number, from 0 to DEMO_CLIENTS - 1 */
export const demoClient = (at: number): DemoClient => {
  const kind = kindOf(at);
  const [city, region] = of(cities, at * 7);
  const names = Array.from({ length: kind === 'doctor' ? 1 : 1 + (at % 3) }, (_, place) => `${personName(at * 5 + place * 17 + 2)}`);
  return {
    name: nameOf(at, kind),
    kind,
    city,
    region,
    phone: `+62812${String(30_000_000 + at * 7_919).padStart(8, '0')}`,
    email: mailOf('halo', at),
    address: `${of(streets, at * 3)} No. ${1 + ((at * 13) % 180)}, ${city}`,
    people: names.map((name, place) => ({ name, email: mailOf(`${name}.${'abc'[place]}`, at) })),
  };
};
