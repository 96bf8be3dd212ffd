/** What was entered at a visit, and about its patient before: asked for once for the whole page, and again when something in it changes. */
import type { Visit } from '#shared/areas/clinic/resources/visit';
import type { VisitDiagnosis } from '#shared/areas/clinic/resources/visitDiagnosis';
import type { VisitNote } from '#shared/areas/clinic/resources/visitNote';
import type { VitalSign } from '#shared/areas/clinic/resources/vitalSign';
import { limits } from '#shared/limits';
import { useShortList, type Listed, type ShortList } from '#client/kit/useShortList';
import { useCan } from '#client/store/access';
import * as modules from '../../modules';

/** Of one visit there are few; of a patient the last ones are shown. */
const page = { number: 1, size: limits.pageSize };
const sort = ['-created_at'];

/** How many earlier visits are shown; the patient's page has them all. */
export const TOLD = 10;

const ended = ['selesai', 'dirujuk'];
/** Without what was discarded. */
const written = ['draft', 'signed', 'amended'];
const recorded = ['recorded'];

type Kind = 'vitalSign' | 'visitNote' | 'visitDiagnosis';

/** Each newest first. `before`: of all visits of the patient. */
export type VisitLists = {
  /** Also those that were struck out. */
  readonly vitals: ShortList<VitalSign>;
  readonly notes: ShortList<VisitNote>;
  readonly diagnoses: ShortList<VisitDiagnosis>;
  readonly before: {
    readonly visits: ShortList<Visit>;
    readonly vitals: readonly VitalSign[];
    /** Signed ones. */
    readonly notes: readonly VisitNote[];
    readonly diagnoses: readonly VisitDiagnosis[];
  };
};

/** @param visit undefined while it is on its way: then nothing is asked for */
export const useVisitLists = (visit: Visit | undefined): VisitLists => {
  const mayList: Readonly<Record<Kind, boolean>> = {
    vitalSign: useCan('vitalSign', 'list'),
    visitNote: useCan('visitNote', 'list'),
    visitDiagnosis: useCan('visitDiagnosis', 'list'),
  };
  const useNewest = <T>(module: Listed<T>, kind: Kind, of: 'visit' | 'patient', status?: readonly string[]) => {
    const id = of === 'visit' ? visit?.id : visit?.patient.id;
    const filter = { [of]: [id ?? ''], ...(status && { status }) };
    return useShortList<T>(module, `of-${of}-${id}`, id !== undefined && mayList[kind] ? { filter, sort, page } : undefined);
  };
  const patient = visit?.patient.id;
  const asked =
    patient === undefined
      ? undefined
      : { filter: { patient: [patient], status: ended }, sort: ['-day'], page: { number: 1, size: TOLD + 1 } };
  return {
    vitals: useNewest<VitalSign>(modules.vitalSign, 'vitalSign', 'visit'),
    notes: useNewest<VisitNote>(modules.visitNote, 'visitNote', 'visit', written),
    diagnoses: useNewest<VisitDiagnosis>(modules.visitDiagnosis, 'visitDiagnosis', 'visit', recorded),
    before: {
      visits: useShortList<Visit>(modules.visit, `before-${patient}`, asked),
      vitals: useNewest<VitalSign>(modules.vitalSign, 'vitalSign', 'patient', recorded).rows,
      notes: useNewest<VisitNote>(modules.visitNote, 'visitNote', 'patient', ['signed']).rows,
      diagnoses: useNewest<VisitDiagnosis>(modules.visitDiagnosis, 'visitDiagnosis', 'patient', recorded).rows,
    },
  };
};
