/** A card's form: values and their checks, what the server refused of what was sent, and the focus on what is to be put right. */
import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { Problem } from '#shared/errors';
import type { Resource } from '#shared/kit/resource';
import type { Values } from '#client/kit/form/changes';
import { byField, checked, sendable, standing, type FormField } from '#client/kit/form/fields';

type Options = {
  readonly resource: Resource;
  readonly fields: readonly FormField[];
  /** Fields that are asked for besides, while the values call for them. */
  readonly besides?: (values: Values) => readonly FormField[];
  /** What the form starts with. */
  readonly start: Values;
  readonly how: 'add' | 'update';
  /** What was sent is under way. */
  readonly busy: boolean;
  /** What the server said against it. */
  readonly refused: readonly Problem[];
  /** Hears of values that passed the checks, tidied. */
  readonly send: (values: Record<string, unknown>) => void;
};

const isTyped = (value: unknown): boolean => value !== '' && value !== null && value !== undefined;

export function useCardForm({ resource, fields: lasting, besides = () => [], start, how, busy, refused, send }: Options) {
  const fieldsFor = (values: Values) => [...lasting, ...besides(values)];
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState<Values | null>(null);
  const formik = useFormik<Record<string, unknown>>({
    initialValues: { ...start },
    validate: (values) => checked(resource, fieldsFor(values), values, how) as object,
    onSubmit: async (values) => {
      if (busy) return;
      setSent(values);
      send(sendable(resource, values));
    },
  });
  const { values, touched, submitCount } = formik;
  const fields = fieldsFor(values);
  const found = Object.entries(formik.errors as unknown as Readonly<Record<string, Problem>>);
  // Walking through an empty form by keyboard is no mistake yet.
  const met = Object.fromEntries(found.filter(([name]) => submitCount > 0 || (touched[name] && isTyped(values[name]))));
  const problems: Readonly<Record<string, Problem>> = busy ? {} : { ...standing(byField(resource, fields, refused), sent, values), ...met };

  const attempt = busy || formik.isSubmitting ? null : submitCount;
  useEffect(() => {
    if (attempt) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);

  return {
    /** For the form element: the first field that is wrong is looked for in it. */
    form,
    formik,
    /** Those that are asked for now. */
    fields,
    problems,
    change: (name: string, value: unknown) => void formik.setFieldValue(name, value),
    blur: (name: string) => void formik.setFieldTouched(name, true),
    reset: (to: Values = start) => {
      setSent(null);
      formik.resetForm({ values: { ...to } });
    },
  };
}

export type CardForm = ReturnType<typeof useCardForm>;
