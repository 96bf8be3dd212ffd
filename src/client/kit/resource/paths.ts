/** The addresses of a resource's pages, from its entry. */
import { generatePath } from 'react-router';
import { entries } from '#shared/areas/entries';
import type { ResourceName } from '#shared/areas/resources';

/** @throws TypeError for a resource without pages */
export const pathsOf = (name: ResourceName) => {
  const { base, add, edit } = entries[name].pages!;
  return { list: base, add: `${base}/${add}`, edit: (id: string) => generatePath(`${base}/${edit}/:id`, { id }) };
};
