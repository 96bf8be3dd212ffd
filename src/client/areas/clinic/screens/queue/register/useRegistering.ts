/** The form of a visit at the front desk: what it starts with, and what follows from the patient and the doctor. Rule: VIS-3. */
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { Patient } from '#shared/areas/clinic/resources/patient';
import type { Payer } from '#shared/areas/clinic/resources/payer';
import type { TeamMember } from '#shared/areas/clinic/resources/teamMember';
import { visit } from '#shared/areas/clinic/resources/visit';
import type { Ref } from '#shared/kit/resource';
import { fieldsOf, type FieldWords } from '#client/kit/form/declaredFields';
import { inputId, refsIn, type FormField } from '#client/kit/form/fields';
import { useRecordForm, type RecordForm } from '#client/kit/form/useRecordForm';
import { useShortList } from '#client/kit/useShortList';
import { useWords } from '#client/kit/useWords';
import { useAppSelector } from '#client/store/hooks';
import { moduleOfType } from '#client/storeKit/moduleRegistry';
import * as modules from '../../../modules';
import { useEntityRef } from '#client/store/session/useEntityRef';
import { usePatientChoice } from '../../patient/usePatientChoice';
import { usePatientName } from '../../patient/usePatientName';
import { visits } from '../Commands';
import { DOCTORS } from '../useQueue';
import { useWaits } from './PatientLine';

/** What the ids of the form's inputs begin with. */
export const FORM = 'register';

/** What is asked for, in this order. */
const asked: readonly string[] = ['entity', 'patient', 'doctor', 'poly', 'payer', 'complaint', 'priority', 'priority_reason'];

/** These fields in this order; the clinic is that of the person and is not asked for. */
const inOrder = (fields: readonly FormField[], names: readonly string[]): FormField[] =>
  names.map((name): FormField => {
    const field = fields.find((one) => one.name === name)!;
    return name === 'entity' ? { ...field, hidden: true } : field;
  });

const useFields = (): readonly FormField[] => {
  const words = useWords(visit);
  const choice = usePatientChoice();
  return useMemo(
    () =>
      inOrder(fieldsOf(visit, words as unknown as FieldWords, moduleOfType), asked).map((field) =>
        field.name === 'patient' ? { ...field, ...choice } : field,
      ),
    [words, choice],
  );
};

/** The only doctor of a small clinic; undefined where there are several, or none. */
const useOnlyDoctor = (): TeamMember | undefined => {
  const { rows } = useAppSelector((state) => modules.teamMember.selectors.list(state, DOCTORS));
  return rows.length === 1 ? rows[0] : undefined;
};

/** Who pays where the patient's record says nothing: the patient. */
const useSelfPayer = (): Payer | undefined =>
  useShortList<Payer>(modules.payer, 'register payers', { filter: { kind: ['umum'], status: ['active'] } }).rows[0];

const idIn = (value: unknown): string | undefined => refsIn(value)[0]?.id;

/** Sets a field once for each record that its value follows from: what a person chooses afterwards stays. */
function useFollowing(form: RecordForm, name: string, from: string | undefined, found: Ref | null | undefined) {
  const { change } = form;
  const [last, setLast] = useState<string>();
  useEffect(() => {
    if (!from || !found || last === from) return;
    setLast(from);
    change(name, found);
  }, [change, name, from, found, last]);
}

/** The doctor's usual room. */
function usePoly(form: RecordForm) {
  const doctor = idIn(form.formik.values['doctor']);
  const poly = useAppSelector((state) => doctor && modules.teamMember.selectors.byId(state, doctor)?.poly);
  useFollowing(form, 'poly', doctor, poly || undefined);
}

/** The patient's usual payer; else they pay themselves. */
function usePayer(form: RecordForm) {
  const chosen = idIn(form.formik.values['patient']);
  const self = useSelfPayer();
  const record = useAppSelector((state) => (chosen ? modules.patient.selectors.byId(state, chosen) : undefined)) as Patient | undefined;
  const own = record?.payer ?? (self && { type: 'payers', id: self.id });
  useFollowing(form, 'payer', record && chosen, own);
}

/** Moves the focus to the doctor when a patient is chosen and no doctor is. */
function useNextField({ formik: { values } }: RecordForm) {
  const chosen = idIn(values['patient']);
  const doctor = idIn(values['doctor']);
  useEffect(() => {
    document.getElementById(inputId(FORM, chosen && !doctor ? 'doctor' : 'patient'))?.focus();
    // As the patient is chosen; a change of the doctor moves nothing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [chosen]);
}

/** @param id of the visit that is made */
export function useRegistering(id: string) {
  const { pathname } = useLocation();
  const entity = useEntityRef();
  const fields = useFields();
  const only = useOnlyDoctor();
  const given = useMemo(() => ({ from: 'queue', values: { entity } }), [entity]);
  const form = useRecordForm({
    module: visits,
    id,
    record: undefined,
    fields,
    back: pathname,
    given,
    done: null,
    called: usePatientName(),
  });
  const waits = useWaits(idIn(form.formik.values['patient']));
  useFollowing(form, 'doctor', 'only', waits.length === 0 && only ? { type: 'team-members', id: only.id } : undefined);
  usePoly(form);
  usePayer(form);
  useNextField(form);
  // Where the patient waits already is not offered (VIS-3).
  const without = waits.map(({ doctor }) => doctor.id);
  const isCommon = form.formik.values['priority'] === 'biasa';
  const shown = fields.map((field): FormField => {
    if (field.name === 'doctor') return { ...field, without };
    if (field.name !== 'priority_reason') return field;
    return isCommon ? { ...field, hidden: true } : { ...field, required: true };
  });
  return { form, fields, shown, waits, back: pathname };
}
