/** A visit that ended with everything that can be recorded, as its bundle is made of it. */
import type { VisitFacts } from '#server/areas/clinic/fhir/facts';

const id = (part: number) => `01890000-0000-7000-8000-${String(part).padStart(12, '0')}`;

const doctor = {
  id: id(1),
  name: 'Sari Dewi',
  full_name: 'dr. Sari Dewi',
  account_id: id(101),
  nik: '3171015711800001',
  satusehat_id: 'N10000001',
  status: 'active',
};
const nurse = { ...doctor, id: id(2), full_name: 'Ns. Wati', account_id: id(102), nik: null, satusehat_id: null };

const facts = {
  clinic: { id: id(3), name: 'Klinik Melati', phone: '+62215550100', email: null, address: 'Jl. Melati 1', satusehat_id: '100000001' },
  poly: { id: id(4), code: 'A', name: 'Poli Umum', room: 'Lantai 2' },
  doctor,
  team: [doctor, nurse],
  patient: {
    id: id(5),
    name: 'Siti Aminah',
    nik: '3171015711000001',
    nik_mother: null,
    passport: null,
    sex: 'P',
    birth_date: '2000-11-17',
    birth_estimated: false,
    birth_order: null,
    phone: '+628123456789',
    email: null,
    address: 'Jl. Kenanga 5',
    region: '3171010001',
    rt: '003',
    rw: '007',
    marital: 'kawin',
    deceased_on: null,
    allergies: [
      { substance: 'Penisilin', reaction: 'Ruam', severity: 'berat' },
      { substance: 'Udang', reaction: null, severity: null },
    ],
    no_known_allergies: false,
  },
  visit: {
    id: id(6),
    number: 'KJ/2026/11/00012',
    kind: 'ralan',
    status: 'selesai',
    complaint: 'Demam tiga hari',
    created_at: '2026-11-30T10:35:00.000Z',
    examined_at: '2026-11-30T10:50:12.345Z',
    ended_at: '2026-11-30T11:05:00.000Z',
    referred_to: null,
  },
  diagnoses: [
    {
      id: id(7),
      code: 'A09.9',
      title_id: 'Diare',
      title_en: 'Diarrhoea',
      rank: 'sekunder',
      author: null,
      author_id: id(101),
      status: 'recorded',
    },
    {
      id: id(8),
      code: 'A90',
      title_id: 'Demam dengue',
      title_en: 'Dengue fever',
      rank: 'primer',
      author: null,
      author_id: id(101),
      status: 'recorded',
    },
    {
      id: id(9),
      code: 'B50.9',
      title_id: 'Malaria',
      title_en: 'Malaria',
      rank: 'sekunder',
      author: null,
      author_id: id(101),
      status: 'struck',
    },
  ],
  vitals: [
    {
      id: id(10),
      measured_at: '2026-11-30T10:40:00.000Z',
      author: 'Ns. Wati',
      author_id: id(102),
      status: 'recorded',
      systolic: 118,
      diastolic: 76,
      pulse: 104,
      respiration: null,
      temperature: '39.50',
      spo2: 98,
      weight: '52.00',
      height: '158.00',
      head: null,
      findings: { pulse: 'high', temperature: 'critical_high' },
    },
    { id: id(11), status: 'struck', systolic: 300, findings: null },
  ],
  notes: [
    {
      id: id(12),
      author: 'dr. Sari Dewi',
      author_id: id(101),
      status: 'signed',
      signed_at: '2026-11-30T11:04:00.000Z',
      subjective: 'Demam <3 hari> & mual',
      objective: null,
      assessment: 'Dengue',
      plan: 'Minum\nistirahat',
    },
    {
      id: id(13),
      author: 'Ns. Wati',
      author_id: id(102),
      status: 'draft',
      signed_at: null,
      subjective: 'Rahasia',
      objective: null,
      assessment: null,
      plan: null,
    },
  ],
  treatments: [
    {
      id: id(14),
      status: 'selesai',
      name: 'Injeksi',
      name_en: 'Injection',
      icd9cm: '99.29',
      site: 'lengan atas',
      side: 'kiri',
      notes: 'Tanpa keluhan.',
      started_at: '2026-11-30T10:55:00.000Z',
      finished_at: '2026-11-30T10:58:00.000Z',
      performer: { type: 'team-members', id: doctor.id },
    },
    {
      id: id(15),
      status: 'selesai',
      name: 'Rawat luka',
      name_en: null,
      icd9cm: null,
      site: null,
      side: null,
      notes: null,
      started_at: null,
      finished_at: '2026-11-30T11:00:00.000Z',
      performer: { type: 'team-members', id: id(999) },
    },
    { id: id(16), status: 'dikoreksi', name: 'Salah catat', finished_at: '2026-11-30T11:00:00.000Z' },
  ],
};

/** @param more changes by what it is about: `{ visit: { status: 'dirujuk' } }` */
export const visitFacts = (more: Readonly<Record<string, object>> = {}): VisitFacts => {
  const changed = Object.entries(more).map(([name, values]) => {
    const own = (facts as Readonly<Record<string, object>>)[name]!;
    return [name, Array.isArray(values) ? values : { ...own, ...values }];
  });
  return { ...facts, ...Object.fromEntries(changed) } as unknown as VisitFacts;
};
