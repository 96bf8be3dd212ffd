/** The form of the start page: checked by its declaration, refused in the server's words, stored as typed. Rule: SUB-25. */
import { useFormik } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clinicStart as input } from '#shared/areas/clients/clinicStart';
import type { Problem } from '#shared/errors';
import type { Resource } from '#shared/kit/resource';
import type { Values } from '#client/kit/form/changes';
import { byField, checked, sendable, standing, type FormField } from '#client/kit/form/fields';
import { useWords } from '#client/kit/useWords';
import type { StartOrder } from '../../services/subscriptions';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import * as modules from '../../modules';
import { clinicStart } from '../../flows/clinicStart';
import type { StartPlan } from './startPlan';

/** @param isDoctor a doctor alone, who is asked for the practice instead of the clinic */
const useFields = (isDoctor: boolean): { own: readonly FormField[]; plan: readonly FormField[] } => {
  const { t } = useTranslation('start');
  const { fields, choices, help } = useWords(modules.clientsubsheader.resource);
  return useMemo(
    () => ({
      own: [
        { name: 'name', label: t(isDoctor ? 'field.practice' : 'field.name'), autoComplete: 'organization' },
        { name: 'city', label: t('field.city'), autoComplete: 'address-level2' },
        { name: 'phone', label: t('field.phone'), help: t('field.phoneHelp'), autoComplete: 'tel' },
        { name: 'npwp', label: t('field.npwp'), help: t('field.npwpHelp') },
      ],
      plan: [
        { name: 'package', label: fields.package },
        { name: 'addons', label: t('field.addons') },
        { name: 'extra_seats', label: fields.extra_seats, help: help.extra_seats },
        { name: 'cycle', label: fields.cycle, options: choices.cycle },
      ],
    }),
    [t, isDoctor, fields, choices, help],
  );
};

/** To the first field that something is wrong with, no matter who found it. */
const useFocusOnProblem = (count: number, refused: readonly Problem[]) => {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (count > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [count, refused]);
  return element;
};

/** @param first the values that the form begins with */
export function useStartForm(first: Values & Omit<StartPlan, 'changed'>, isDoctor: (values: Values) => boolean) {
  const dispatch = useAppDispatch();
  const { status, errors } = useAppSelector(clinicStart.selectors.all);
  const [sent, setSent] = useState<Values | null>(null);
  const resource: Resource = input;
  const [practice, setPractice] = useState(() => isDoctor(first));
  const { own, plan } = useFields(practice);
  const all = [...own, ...plan];
  const formik = useFormik<Record<string, unknown>>({
    initialValues: { ...first },
    validate: (values) => checked(resource, all, values, 'add') as object,
    onSubmit: (values) => {
      setSent(values);
      dispatch(clinicStart.actions.submit(sendable(resource, values) as unknown as StartOrder));
    },
  });
  const form = useFocusOnProblem(formik.submitCount, errors);
  const now = isDoctor(formik.values);
  useEffect(() => setPractice(now), [now]);
  useEffect(() => () => void dispatch(clinicStart.actions.acknowledge()), [dispatch]);
  const found = formik.errors as unknown as Readonly<Record<string, Problem>>;
  const problems: Readonly<Record<string, Problem>> = {
    ...standing(byField(resource, all, errors), sent, formik.values),
    ...Object.fromEntries(Object.entries(found).filter(([name]) => formik.submitCount > 0 || formik.touched[name])),
  };
  const list = {
    form: 'start',
    resource,
    values: formik.values,
    problems,
    onChange: (name: string, value: unknown) => void formik.setFieldValue(name, value),
    onBlur: (name: string) => void formik.setFieldTouched(name, true),
  };
  return { formik, form, own, plan, list, problems, busy: status !== 'idle' };
}
