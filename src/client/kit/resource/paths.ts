/** The addresses of a resource's pages, from its declaration. */
import { generatePath } from 'react-router';
import { entries } from '#shared/areas/entries';
import type { ResourceName } from '#shared/areas/resources';

/** The path of a page that stands for one record. */
type RecordPath = (id: string) => string;

/** @throws TypeError for a resource without pages */
export const pathsOf = (
  name: ResourceName,
): { readonly list: string; readonly add: string; readonly edit: RecordPath; readonly show?: RecordPath } => {
  const { base, add, edit, show } = entries[name].pages!;
  const at =
    (page: string): RecordPath =>
    (id) =>
      generatePath(`${base}/${page}/:id`, { id });
  return { list: base, add: `${base}/${add}`, edit: at(edit), ...(show && { show: at(show.at) }) };
};

/** Where a record is read: on its own page, else in its form. @throws TypeError for a resource without pages */
export const recordPath = (name: ResourceName, id: string): string => {
  const { show, edit } = pathsOf(name);
  return (show ?? edit)(id);
};
