/** A form over what a call is sent: checked by its declaration, refused in the server's words under its fields, stored as typed. */
import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { Problem } from '#shared/errors';
import type { Resource } from '#shared/kit/resource';
import { confirmed } from '#shared/areas/identity/signIn';
import { check, fieldAt, normaliseValues } from '#shared/validate';
import { afterPress } from '#client/ui/afterPress';
import { useErrorText } from '#client/ui/useErrorText';

type Values = Readonly<Record<string, unknown>>;
type Found = Readonly<Record<string, Problem>>;

type Options<V extends Values> = {
  resource: Resource;
  start: V;
  /** The fields that are shown; a problem of any other, or of none, belongs above the form. */
  fields: readonly (keyof V & string)[];
  /** What the server refused the last attempt for. */
  refused: readonly Problem[];
  /** What the form itself has against the values, beyond the declaration. */
  also?: (values: V) => readonly Problem[];
  /** @param values tidied, as they are sent */
  onSubmit: (values: V) => void;
};

export function useDeclaredForm<V extends Values>({ resource, start, fields, refused, also, onSubmit }: Options<V>) {
  const say = useErrorText();
  const element = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState<V | null>(null);

  /** The first problem of each field that is shown. */
  const byField = (problems: readonly Problem[]): Found => {
    const named = problems.map((problem): [string, Problem] => [fieldAt(resource, problem.pointer) ?? '', problem]);
    return Object.fromEntries(named.filter(([name]) => fields.includes(name)).reverse());
  };

  const tidied = (values: V) => normaliseValues(resource, values) as V;
  const formik = useFormik<Record<string, unknown>>({
    initialValues: { ...start },
    validate: (given) => {
      const values = tidied(given as V);
      return byField([...check(resource, values, 'add'), ...confirmed(values), ...(also?.(values) ?? [])]) as object;
    },
    onSubmit: async (given) => {
      setSent(given as V);
      onSubmit(tidied(given as V));
    },
  });

  const standing = byField(refused);
  const found = formik.errors as unknown as Found;
  /** A field is validateRecord once it was left with something in it, or the whole form was sent. */
  const isMet = (name: string) => formik.submitCount > 0 || (formik.touched[name] && formik.values[name] !== '');
  const problemOf = (name: keyof V & string): Problem | undefined => {
    const own = isMet(name) ? found[name] : undefined;
    return own ?? (sent?.[name] === formik.values[name] ? standing[name] : undefined);
  };

  // To the first field that something is wrong with, no matter who found it.
  const { submitCount, isSubmitting } = formik;
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) element.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')?.focus();
  }, [submitCount, isSubmitting, refused]);

  return {
    formik,
    /** For the form element. */
    form: { ref: element, noValidate: true, onSubmit: formik.handleSubmit } as const,
    /** For the input of a field: its value, and what is wrong with it. */
    field: (name: keyof V & string) => {
      const problem = problemOf(name);
      const { value, ...props } = formik.getFieldProps(name) as { name: string; value: unknown; onChange: () => void; onBlur: () => void };
      const onBlur = () => afterPress(() => void formik.setFieldTouched(name, true));
      return { ...props, onBlur, value: typeof value === 'string' ? value : '', error: problem && say(problem) };
    },
    problemOf,
    say,
    /** What stands above the form: the first problem that no field shows. */
    above: refused.find(({ pointer }) => !fields.includes(fieldAt(resource, pointer) ?? '')),
    submit: () => void formik.submitForm(),
  };
}
