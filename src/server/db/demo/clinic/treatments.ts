/** What the demo's clinic does to its patients in addition to examining them, the same in every run. Names and texts are examples in our own words. */
import { addSeconds, type Instant } from '#shared/domain/calendarDays';
import { SIGNATURE_SHEET, signaturePath } from '#shared/areas/clinic/domain/consents';
import { chanceOf, idOf, type Chance } from '../random';

/** Begins the ids: milliseconds of days in 2026. */
const BASES = { kinds: Date.UTC(2026, 5, 2), series: Date.UTC(2026, 5, 3), treatments: Date.UTC(2026, 5, 4) };
const CONSENTS = Date.UTC(2026, 5, 5);

type Consumable = { readonly name: string; readonly quantity: string; readonly unit: string };

/** A treatment that the clinic offers, with the code of the service that it is charged as. */
type Offered = {
  readonly name: string;
  readonly name_en: string;
  readonly icd9cm: string | null;
  readonly service: string;
  readonly consent: 'tidak' | 'lisan' | 'tertulis';
  readonly explanation: string | null;
  readonly sessions: number;
  readonly consumables: readonly Consumable[];
};

const nothing = { icd9cm: null, consent: 'tidak', explanation: null, sessions: 1, consumables: [] } as const;

export const SERIES_SESSIONS = 6;

const offered: readonly Offered[] = [
  {
    ...nothing,
    ...{ name: 'Nebulisasi', name_en: 'Nebulised medicine', icd9cm: '93.94', service: 'TND-03' },
    consumables: [
      { name: 'Salbutamol nebul 2,5 mg', quantity: '1.000', unit: 'ampul' },
      { name: 'Masker nebulizer', quantity: '1.000', unit: 'buah' },
    ],
  },
  {
    ...nothing,
    ...{ name: 'Balut luka', name_en: 'Wound dressing', icd9cm: '93.57', service: 'TND-01', consent: 'lisan' },
    consumables: [
      { name: 'Kasa steril', quantity: '4.000', unit: 'lembar' },
      { name: 'NaCl 0,9%', quantity: '100.000', unit: 'ml' },
    ],
  },
  {
    ...nothing,
    ...{ name: 'Jahit luka', name_en: 'Wound stitches', icd9cm: '86.59', service: 'TND-02', consent: 'tertulis' },
    explanation: 'Luka dijahit dengan bius lokal. Risiko: nyeri, perdarahan, infeksi, bekas luka. Pilihan lain: luka dibalut saja.',
    consumables: [
      { name: 'Lidokain 2%', quantity: '2.000', unit: 'ml' },
      { name: 'Benang nilon 4-0', quantity: '1.000', unit: 'buah' },
    ],
  },
  {
    ...nothing,
    ...{ name: 'Cabut kuku', name_en: 'Nail removal', icd9cm: '86.23', service: 'TND-08', consent: 'tertulis' },
    explanation:
      'Kuku diangkat dengan bius lokal. Risiko: nyeri, perdarahan, infeksi, kuku tumbuh tidak rata. Pilihan lain: rendam dan antibiotik.',
    consumables: [{ name: 'Lidokain 2%', quantity: '3.000', unit: 'ml' }],
  },
  {
    ...nothing,
    ...{ name: 'Fisioterapi punggung', name_en: 'Physiotherapy of the back', service: 'TND-09', consent: 'lisan' },
    sessions: SERIES_SESSIONS,
  },
];

/** Kinds of treatment by what they are in the demo. */
export const [NEBULISED, DRESSED, STITCHED, NAIL, THERAPY] = [0, 1, 2, 3, 4] as const;

/** Kinds of treatment, and what each of them uses up. @param services ids of the clinic's services by their codes */
export const kindsOf = (services: ReadonlyMap<string, string>) =>
  offered.map(({ service, consumables, ...kind }, at) => ({
    template: { id: idOf(BASES.kinds, at, chanceOf(at + 17_011)), ...kind, service_id: services.get(service)!, status: 'active' },
    consumables,
  }));

export type DemoKind = ReturnType<typeof kindsOf>[number];

/** A drawn signature: one wavy stroke across the sheet. */
export const signatureOf = ({ below }: Chance): string => {
  const points = Array.from({ length: 14 }, (_, at) => ({
    x: 60 + at * 34 + below(12),
    y: SIGNATURE_SHEET.height / 2 + (at % 2 ? 1 : -1) * (20 + below(40)),
  }));
  return signaturePath([points]);
};

/** A visit at which something is done, and by whom. */
export type At = { readonly id: string; readonly patient_id: string; readonly examined_at: Instant };

type Course = {
  readonly status: 'direncanakan' | 'berlangsung' | 'selesai' | 'dikoreksi' | 'batal';
  readonly state?: 'belum' | 'setuju' | 'menolak';
  readonly side?: 'kiri' | 'kanan';
  readonly site?: string;
  readonly notes?: string;
  readonly reason?: string;
  readonly emergency?: string;
};

const MINUTE = 60;
const unsaid = { side: null, site: null, notes: null, reason: null, emergency: null } as const;

/** @param place counts the treatments; what it is made of follows from it */
export const treatmentOf = (place: number, { template }: DemoKind, { id: visit_id, patient_id, examined_at }: At, course: Course) => {
  const chance = chanceOf(place + 19_001);
  const { status, state, emergency: emergency_reason, ...where } = { ...unsaid, ...course };
  const started = addSeconds(examined_at, (2 + chance.below(4)) * MINUTE);
  const hasBegun = status !== 'direncanakan' && status !== 'batal';
  const finished = status === 'selesai' || status === 'dikoreksi' ? addSeconds(started, (3 + chance.below(5)) * MINUTE) : null;
  const { id: template_id, name, name_en, icd9cm, consent } = template;
  return {
    id: idOf(BASES.treatments, place, chance),
    ...{ visit_id, patient_id, template_id, name, name_en, icd9cm, consent, status, emergency_reason, ...where },
    consent_state: consent === 'tidak' ? null : (state ?? 'setuju'),
    started_at: hasBegun ? started : null,
    finished_at: finished,
    created_at: addSeconds(examined_at, MINUTE),
    updated_at: finished ?? addSeconds(examined_at, MINUTE),
  };
};

export type DemoTreatment = ReturnType<typeof treatmentOf>;

export const seriesId = (at: number): string => idOf(BASES.series, at, chanceOf(at + 23_003));
export const consentId = (at: number): string => idOf(CONSENTS, at, chanceOf(at + 29_009));
