/** The form of a new client with its subscription: checked by its declaration, refused in the server's words, kept as typed. Rule: SUB-30. */
import { useFormik } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clientOpening as input } from '#shared/areas/clients/clientOpening';
import type { Problem } from '#shared/errors';
import type { Resource } from '#shared/kit/resource';
import { same, type Values } from '#client/kit/form/changes';
import { byField, checked, sendable, standing, type FormField } from '#client/kit/form/fields';
import { useWords } from '#client/kit/useWords';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { newId } from '#client/storeKit/ids';
import { clientOpening } from '../../flows/clientOpening';
import * as modules from '../../modules';
import type { OpeningOrder } from '../../services/subscriptions';

const resource: Resource = input;

/** Who it is, and its plan. */
const useFields = (): { readonly own: readonly FormField[]; readonly plan: readonly FormField[]; readonly start: readonly FormField[] } => {
  const { t } = useTranslation('subscription');
  const entity = useWords(modules.entity.resource);
  const header = useWords(modules.clientsubsheader.resource);
  return useMemo(
    () => ({
      own: [
        { name: 'name', label: entity.fields.name, help: entity.help['name'] },
        { name: 'kind', label: entity.fields.kind, options: entity.choices.kind },
        { name: 'owner_email', label: t('opening.owner'), help: t('opening.ownerHelp') },
      ],
      plan: [
        { name: 'package', label: header.fields.package },
        { name: 'addons', label: t('addons') },
        { name: 'cycle', label: header.fields.cycle, options: header.choices.cycle },
        { name: 'extra_seats', label: header.fields.extra_seats, help: header.help['extra_seats'] },
      ],
      start: [{ name: 'trial', label: t('opening.start') }],
    }),
    [t, entity, header],
  );
};

const first: Values = {
  name: '',
  kind: 'clinic',
  owner_email: '',
  package: null,
  addons: [],
  cycle: 'monthly',
  extra_seats: null,
  trial: true,
};

export function useOpeningForm() {
  const dispatch = useAppDispatch();
  const { busy, made, errors } = useAppSelector(clientOpening.selectors.all);
  const [sent, setSent] = useState<Values | null>(null);
  // The same for every attempt: where an answer was lost, the next attempt finds the client that was made.
  const [key] = useState(newId);
  const { own, plan, start } = useFields();
  const all = [...own, ...plan, ...start];
  const formik = useFormik<Record<string, unknown>>({
    initialValues: { ...first },
    validate: (values) => checked(resource, all, values, 'add') as object,
    onSubmit: (values) => {
      setSent(values);
      dispatch(clientOpening.actions.submit({ ...sendable(resource, values), key } as unknown as OpeningOrder));
    },
  });
  useEffect(() => () => void dispatch(clientOpening.actions.leave()), [dispatch]);
  const found = formik.errors as unknown as Readonly<Record<string, Problem>>;
  const problems: Readonly<Record<string, Problem>> = {
    ...standing(byField(resource, all, errors), sent, formik.values),
    ...Object.fromEntries(Object.entries(found).filter(([name]) => formik.submitCount > 0 || formik.touched[name])),
  };
  // Each attempt that fails leads once to what is wrong.
  const notices = useRef<HTMLDivElement>(null);
  const attempt = busy ? null : formik.submitCount;
  useEffect(() => {
    if (attempt && made === null) notices.current?.focus();
  }, [attempt, made, errors]);
  const isTyped = Object.keys(first).some((name) => name !== 'package' && !same(formik.values[name], first[name]));
  const list = {
    form: 'opening',
    resource,
    values: formik.values,
    problems,
    onChange: (name: string, value: unknown) => void formik.setFieldValue(name, value),
    onBlur: (name: string) => void formik.setFieldTouched(name, true),
  };
  return { formik, all, own, plan, start, list, problems, busy, made, notices, wouldLose: () => isTyped && made === null };
}
