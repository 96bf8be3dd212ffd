/** The addresses of a resource's pages, from its declaration. */
import { generatePath } from 'react-router';
import type { Resource } from '#shared/kit/resource';
import { resources, type ResourceName } from '#shared/areas/resources';

export const resourceNamed = (name: ResourceName): Resource => resources[name];

/** The path of a page that stands for one record. */
type RecordPath = (id: string) => string;

/** @throws TypeError for a resource without pages */
export const pathsOf = (
  name: ResourceName,
): { readonly list: string; readonly add: string; readonly edit: RecordPath; readonly show?: RecordPath } => {
  const { base, add, edit, show } = resourceNamed(name).pages!;
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
