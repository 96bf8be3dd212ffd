/** Reports of what a clinic codes: its ten most frequent diagnoses, by new cases and by visits, and the visits behind a figure; and what a patient had before. Rules: ICD-6, ICD-7. */
import { date, oneOf, text } from '../../kit/fields';
import type { Report, ReportColumn, ReportRow } from '../../kit/report';

const ofClinic = { feature: 'icd', under: '/bisnisku/icd' } as const;

/** Days of the clinic's zone; the last 30 by default. */
const days = { from: date(), to: date() };

const sexes = ['L', 'P'] as const;
const occurrences = ['baru', 'lama'] as const;

type More = { readonly sex?: (typeof sexes)[number]; readonly occurrence?: 'baru' };

/** The visits that a figure counts. */
const those =
  (more: More) =>
  ({ code, from_day, to_day }: ReportRow): string => {
    const asked = { code: String(code), from: String(from_day), to: String(to_day), ...more };
    return `/bisnisku/icd/diagnosed-visits?${new URLSearchParams(asked).toString()}`;
  };

const period: Record<string, ReportColumn> = { from_day: { kind: 'day', hidden: true }, to_day: { kind: 'day', hidden: true } };

const disease: Record<string, ReportColumn> = {
  disease_id: { kind: 'name', language: 'id' },
  disease_en: { kind: 'name', language: 'en' },
};

/** @param of the column with the figure that decides */
const top = (of: string, more: More) =>
  ({
    ...ofClinic,
    lists: ['visitDiagnosis'],
    reads: ['visitDiagnosis', 'visit', 'patient'],
    params: days,
    columns: {
      place: { kind: 'count' },
      code: { kind: 'name', leadsTo: those(more) },
      ...disease,
      male: { kind: 'count', leadsTo: those({ ...more, sex: 'L' }) },
      female: { kind: 'count', leadsTo: those({ ...more, sex: 'P' }) },
      [of]: { kind: 'count', leadsTo: those(more) },
      ...period,
    },
    chart: { kind: 'bar', of: [of], over: 'code' },
  }) as const satisfies Report;

const visitOf = ({ visit_id }: ReportRow): string => `/bisnisku/visit/detail/${visit_id}`;

export const diseaseReports = {
  topNewCases: top('new_cases', { occurrence: 'baru' }),
  topVisits: top('visits', {}),
  diagnosedVisits: {
    ...ofClinic,
    lists: ['visitDiagnosis', 'visit', 'patient'],
    reads: ['visitDiagnosis', 'visit', 'patient', 'teamMember'],
    params: { ...days, code: text({ max: 9 }), sex: oneOf(sexes), occurrence: oneOf(occurrences) },
    columns: {
      day: { kind: 'day' },
      visit_no: { kind: 'name', leadsTo: visitOf },
      mrn: { kind: 'name' },
      patient: { kind: 'name', leadsTo: visitOf },
      sex: { kind: 'option', values: sexes },
      code: { kind: 'name' },
      ...disease,
      rank: { kind: 'option', values: ['primer', 'sekunder'] },
      occurrence: { kind: 'option', values: occurrences },
      doctor: { kind: 'name' },
      visit_id: { kind: 'id', hidden: true },
      ...period,
    },
  },
  /** Of the patient of a visit, at all other visits: each category of codes once, the newest first. Its page is that of the visit. */
  patientProblems: {
    ...ofClinic,
    lists: ['visitDiagnosis', 'visit'],
    reads: ['visitDiagnosis', 'visit'],
    pageless: true,
    params: { visit: text({ max: 36, required: true }) },
    columns: {
      category: { kind: 'name' },
      code: { kind: 'name' },
      ...disease,
      visits: { kind: 'count' },
      first_day: { kind: 'day' },
      last_day: { kind: 'day', leadsTo: visitOf },
      visit_id: { kind: 'id', hidden: true },
    },
  },
} as const satisfies Readonly<Record<string, Report>>;
