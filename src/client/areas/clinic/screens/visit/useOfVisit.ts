/** What was entered at a visit, and about its patient before: asked for again when something in it changes. */
import type { Ref } from '#shared/kit/resource';
import type { VisitDiagnosis } from '#shared/areas/clinic/resources/visitDiagnosis';
import type { VisitNote } from '#shared/areas/clinic/resources/visitNote';
import type { VitalSign } from '#shared/areas/clinic/resources/vitalSign';
import { limits } from '#shared/limits';
import { useShortList } from '#client/kit/useShortList';
import { useCan } from '#client/store/access';
import * as modules from '../../modules';

/** Of one visit there are few; of a patient the last ones are shown. */
const page = { number: 1, size: limits.pageSize };

const useNewest = <T>(
  module: Parameters<typeof useShortList<T>>[0],
  key: string,
  filter: Readonly<Record<string, readonly string[]>>,
  mayList: boolean,
) => useShortList<T>(module, key, mayList ? { filter, sort: ['-created_at'], page } : undefined);

/** Newest first, with those that were struck out. */
export const useVitalsOf = (visit: string) =>
  useNewest<VitalSign>(modules.vitalSign, `of-visit-${visit}`, { visit: [visit] }, useCan('vitalSign', 'list'));

/** Newest first, without what was discarded. */
export const useNotesOf = (visit: string) =>
  useNewest<VisitNote>(
    modules.visitNote,
    `of-visit-${visit}`,
    { visit: [visit], status: ['draft', 'signed', 'amended'] },
    useCan('visitNote', 'list'),
  );

/** Without what was struck out; newest first. */
export const useDiagnosesOf = (visit: string) =>
  useNewest<VisitDiagnosis>(
    modules.visitDiagnosis,
    `of-visit-${visit}`,
    { visit: [visit], status: ['recorded'] },
    useCan('visitDiagnosis', 'list'),
  );

/** Of all visits of a patient, newest first. */
export const useVitalsBefore = ({ id }: Ref) =>
  useNewest<VitalSign>(modules.vitalSign, `of-patient-${id}`, { patient: [id], status: ['recorded'] }, useCan('vitalSign', 'list'));

export const useNotesBefore = ({ id }: Ref) =>
  useNewest<VisitNote>(modules.visitNote, `of-patient-${id}`, { patient: [id], status: ['signed'] }, useCan('visitNote', 'list'));

export const useDiagnosesBefore = ({ id }: Ref) =>
  useNewest<VisitDiagnosis>(
    modules.visitDiagnosis,
    `of-patient-${id}`,
    { patient: [id], status: ['recorded'] },
    useCan('visitDiagnosis', 'list'),
  );
