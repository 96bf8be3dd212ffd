/** The form of a new record in a panel, which closes once the record is there. */
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { AnyModule } from '#client/kit/anyModule';
import type { Values } from '#client/kit/form/changes';
import { askedAmong, type FormField } from '#client/kit/form/fields';
import { useRecordForm } from '#client/kit/form/useRecordForm';
import { useAppSelector } from '#client/store/hooks';
import { newId } from '#client/storeKit/ids';

export type NewRecord = {
  module: AnyModule;
  fields: readonly FormField[];
  /** What it starts with; the same object while that does not change. */
  values: Values;
  /** Tells its draft from others: the visit, for example. */
  from: string;
  /** What is said once it is saved, by its translation key. */
  done?: string;
  /** @param added the record's id once it is there */
  onClose: (added?: string) => void;
};

/** @returns what `PanelForm` needs of it */
export const useNewRecord = ({ module, fields, values, from, done, onClose }: NewRecord) => {
  const { pathname, search } = useLocation();
  const [id] = useState(newId);
  const back = pathname + search;
  const form = useRecordForm({ module, id, record: undefined, fields, back, given: { from, values }, done });
  const isThere = useAppSelector((state) => module.selectors.byId(state, id) !== undefined);
  useEffect(() => {
    if (isThere) onClose(id);
  }, [isThere, onClose, id]);
  const shown = fields.map((field) => askedAmong(field, form.formik.values));
  return { ids: module.name, resource: module.resource, form, fields, shown, back, onClose };
};
