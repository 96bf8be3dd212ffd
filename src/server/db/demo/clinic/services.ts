/** Services of the demo's clinic and what they cost: the same in every run. The prices are examples. */
import { componentsFor, type CareClass } from '#shared/areas/cashier/domain/tariffs';
import { addDays, type Day } from '#shared/domain/calendarDays';
import { chanceOf, idOf } from '../random';

/** The first ids of each kind: milliseconds of days in 2026. */
const [SERVICES, TARIFFS] = [Date.UTC(2026, 1, 5), Date.UTC(2026, 1, 6)];

type Line = readonly [code: string, name: string, name_en: string, category: string, price: number, bpjs?: number, classes?: true];

const lines: readonly Line[] = [
  ['KON-01', 'Konsultasi dokter umum', 'General consultation', 'konsultasi', 75_000, 45_000],
  ['KON-02', 'Konsultasi dokter gigi', 'Dental consultation', 'konsultasi', 100_000, 55_000],
  ['KON-03', 'Konsultasi dokter anak', 'Paediatric consultation', 'konsultasi', 175_000],
  ['KON-04', 'Konsultasi bidan', 'Midwife consultation', 'konsultasi', 60_000, 40_000],
  ['DAF-01', 'Administrasi pasien baru', 'Registration of a new patient', 'administrasi', 25_000, 0],
  ['DAF-02', 'Administrasi kunjungan', 'Registration of a visit', 'administrasi', 10_000, 0],
  ['TND-01', 'Rawat luka kecil', 'Care of a small wound', 'tindakan', 85_000, 60_000],
  ['TND-02', 'Jahit luka', 'Suture of a wound', 'tindakan', 225_000, 150_000],
  ['TND-03', 'Nebulisasi', 'Nebulisation', 'tindakan', 95_000, 65_000],
  ['TND-04', 'Pasang infus', 'Intravenous line', 'tindakan', 110_000, 80_000],
  ['TND-05', 'Tambal gigi', 'Tooth filling', 'tindakan', 275_000, 160_000],
  ['TND-06', 'Cabut gigi', 'Tooth extraction', 'tindakan', 250_000, 150_000],
  ['TND-07', 'Pasang KB implan', 'Contraceptive implant', 'tindakan', 350_000, 105_000],
  ['TND-08', 'Cabut kuku', 'Nail removal', 'tindakan', 275_000, 190_000],
  ['TND-09', 'Fisioterapi per sesi', 'Session of physiotherapy', 'tindakan', 150_000],
  ['LBR-01', 'Gula darah sewaktu', 'Random blood glucose', 'lab', 30_000, 20_000],
  ['LBR-02', 'Darah lengkap', 'Complete blood count', 'lab', 95_000, 60_000],
  ['LBR-03', 'Asam urat', 'Uric acid', 'lab', 35_000],
  ['LBR-04', 'Kolesterol total', 'Total cholesterol', 'lab', 45_000],
  ['USG-01', 'USG kehamilan', 'Obstetric ultrasound', 'radiologi', 150_000, 110_000],
  ['KMR-01', 'Kamar rawat per hari', 'Room for a day', 'kamar', 250_000, 180_000, true],
  ['PKT-01', 'Paket cek kesehatan', 'Health check package', 'paket', 425_000],
];

/** Shares of facility, professional fee, consumables and administration, by category. */
const shares: Readonly<Record<string, readonly [number, number, number, number]>> = {
  konsultasi: [30, 60, 0, 10],
  administrasi: [0, 0, 0, 100],
  tindakan: [25, 45, 20, 10],
  lab: [30, 25, 35, 10],
  radiologi: [40, 45, 5, 10],
  kamar: [75, 15, 0, 10],
  paket: [30, 40, 20, 10],
};

const componentsOf = (category: string, price: number) => {
  const [facility, professional, consumables, administration] = shares[category]!;
  return componentsFor(price, { facility, professional, consumables, administration });
};

export const demoServices = () => {
  const chance = chanceOf(12);
  return lines.map(([code, name, name_en, category], at) => ({
    id: idOf(SERVICES, at, chance),
    ...{ code, name, name_en, category, unit: category === 'kamar' ? 'hari' : null, status: 'active' },
    duration_min: category === 'konsultasi' ? 15 : null,
  }));
};

type Payers = { readonly own: string; readonly bpjs: string; readonly insurance: string };

/** General tariffs, with those of last year; those of BPJS and an insurance, and classes of the room. */
export const demoTariffs = (services: ReturnType<typeof demoServices>, payers: Payers, today: Day) => {
  const [begin, before] = [addDays(today, -120), addDays(today, -400)];
  const drafts = lines.flatMap(([, , , category, price, bpjs, classes], at) => {
    const one = (payer_id: string, amount: number, of: CareClass, valid_from: Day, valid_to: Day | null = null) => ({
      ...{ service_id: services[at]!.id, payer_id, class: of, price: amount, ...componentsOf(category, amount), valid_from, valid_to },
    });
    return [
      one(payers.own, Math.round((price * 0.9) / 1_000) * 1_000, 'semua', before, addDays(begin, -1)),
      one(payers.own, price, 'semua', begin),
      ...(bpjs === undefined ? [] : [one(payers.bpjs, bpjs, 'semua', begin)]),
      ...(at % 3 === 0 ? [one(payers.insurance, Math.round((price * 1.15) / 500) * 500, 'semua', begin)] : []),
      ...(classes ? [one(payers.own, price * 1.6, 'kelas_1', begin), one(payers.own, price * 2.4, 'vip', begin)] : []),
    ];
  });
  const chance = chanceOf(13);
  return drafts.map((one, at) => ({ id: idOf(TARIFFS, at, chance), ...one }));
};
