/** The form of items: without the excerpt, which the server makes, and beginning with the present day. */
import { useMemo } from 'react';
import { useParams } from 'react-router';
import type { FormField } from '#client/kit/form/fields';
import { ManagedForm } from '#client/kit/form/ManagedForm';
import * as modules from '../../modules';
import { dayOf } from '#client/ui/formats';
import { useHistory } from '#client/kit/history/history';
import { pathsOf } from '#client/kit/resource/paths';
import { useDeclaredForm } from '#client/kit/resource/useDeclaredForm';

const order: readonly string[] = ['image', 'name', 'description', 'category', 'tags', 'status', 'on_home', 'date'];

const today = () => dayOf(new Date());

export function ItemForm() {
  const { id } = useParams();
  const { words, fields } = useDeclaredForm('item');
  const ordered = useMemo(
    () =>
      order.flatMap((name): FormField[] => {
        const field = fields.find((one) => one.name === name);
        return field ? [{ ...field, ...(name === 'date' && { start: today }) }] : [];
      }),
    [fields],
  );
  return (
    <ManagedForm module={modules.item} id={id} history={useHistory()} words={words.form} fields={ordered} list={pathsOf('item').list} />
  );
}
