/** Numbers that the state gives to a person or a company: stored in full in their records only, never in a log or in the audit. */
import type { FieldKind } from './fields';

/** Whether values of this kind are such numbers: identity cards (NIK), members of BPJS Kesehatan, taxpayers (NPWP). */
export const isStateNumber = (kind: FieldKind): boolean => kind === 'nik' || kind === 'bpjs' || kind === 'npwp';
