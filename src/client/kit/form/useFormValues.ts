/** The values of a record's form: what they started from, what is typed, and how they start again from a newer record. Rule: LST-10. */
import { useFormik } from 'formik';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Resource } from '#shared/kit/resource';
import type { Row } from '../../services/serviceResults';
import type { FormBase } from '../../store/flows/unsent';
import type { AnyModule } from '../anyModule';
import { changesOf, type Values } from './changes';
import { checked, orderedIn, startOf, type FormField } from './fields';
import { nameOfForm, type Base, type Given } from './recordWork';
import { useRestored } from './useDraftKeeping';

export type FormOf = {
  module: AnyModule;
  id: string;
  /** The record as it is now; undefined when the form makes one. */
  record: Row | undefined;
  fields: readonly FormField[];
  /** What a new record starts with; undefined for nothing in particular. */
  given?: Given | undefined;
};

/** What the values are changes of at first: the record, or what a refused save was a change of. */
const firstBase = (resource: Resource, { record, fields, given }: FormOf, refused: FormBase | undefined): Base => {
  const values = startOf(resource, fields, record, given?.values);
  return { version: refused?.version ?? record?.version ?? null, values: { ...values, ...refused?.values } };
};

/**
 * @param refused what a save was a change of that the server refused while it waited in the browser; asked once, at the start
 * @param onSubmit sends values that have passed the checks, as changes of the given ones
 */
export function useFormValues(
  { module, id, record, fields, given }: FormOf,
  refused: () => FormBase | undefined,
  onSubmit: (values: Values, base: Base) => Promise<void>,
) {
  const { resource } = module;
  const [base, setBase] = useState<Base>(() => firstBase(resource, { module, id, record, fields, given }, refused()));
  const isNew = base.version === null;
  const ordered = orderedIn(resource);
  const name = nameOfForm(module, isNew ? undefined : id, given);
  const [restored, forget] = useRestored(name, base.values, base.version, ordered);
  const formik = useFormik<Record<string, unknown>>({
    initialValues: { ...base.values, ...restored?.values },
    validate: (values) => checked(resource, fields, values, isNew ? 'add' : 'update') as object,
    onSubmit: (values) => onSubmit(values, base),
  });
  /** Also what is typed while a save is under way. */
  const typed = useRef<Values>(formik.values);
  useEffect(() => {
    typed.current = formik.values;
  });
  const changes = changesOf(base.values, formik.values, ordered);

  /** Makes the values changes of the record as it is now. @param keeping values that stay as they were typed */
  const rebase = useCallback(
    (now: Row, keeping: Values = {}) => {
      const values = startOf(resource, fields, now);
      setBase({ version: now.version, values });
      void formik.setValues({ ...values, ...keeping }, false);
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [resource, fields, formik.setValues],
  );

  return { base, isNew, ordered, name, restored, forget, formik, typed, changes, dirty: Object.keys(changes).length > 0, rebase };
}

export type FormValues = ReturnType<typeof useFormValues>;
