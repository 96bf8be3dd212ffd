/** How a vital sign of a patient is judged while it is typed: the same rule that the server asks. Rules: VIT-1, VIT-2. */
import { useMemo } from 'react';
import type { Measure } from '#shared/areas/clinic/domain/measures';
import { findingOf, isPlausible, limitsFor, monthsOld, type Finding } from '#shared/areas/clinic/domain/vitals';
import type { Patient } from '#shared/areas/clinic/resources/patient';
import type { VitalRange } from '#shared/areas/clinic/resources/vitalRange';
import { limits } from '#shared/limits';
import { useShortList } from '#client/kit/useShortList';
import { useCan } from '#client/store/access';
import { useToday } from '#client/store/session/useToday';
import * as modules from '../../modules';

/** How a value is judged; `refused` for one that is not plausible, undefined for a normal one. */
export type Judge = (measure: Measure, value: number) => Finding | 'refused' | undefined;

const asked = { page: { number: 1, size: limits.pageSize } };

export const useLimits = (patient: Patient | undefined): Judge => {
  const today = useToday();
  const { rows } = useShortList<VitalRange>(modules.vitalRange, 'limits', useCan('vitalRange', 'list') ? asked : undefined);
  return useMemo<Judge>(() => {
    const months = patient && monthsOld(patient.birth_date, today);
    if (!patient || months === undefined) return () => undefined;
    return (measure, value) => {
      const limit = limitsFor(measure, { months, sex: patient.sex }, rows);
      return isPlausible(value, limit) ? findingOf(value, limit) : 'refused';
    };
  }, [patient, today, rows]);
};
