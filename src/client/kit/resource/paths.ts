/** The addresses of a resource's pages, from its declaration. */
import { generatePath } from 'react-router';
import type { Resource } from '#shared/kit/resource';
import { resources, type ResourceName } from '#shared/areas/resources';

export const resourceNamed = (name: ResourceName): Resource => resources[name];

/** @throws TypeError for a resource without pages */
export const pathsOf = (name: ResourceName) => {
  const { base, add, edit } = resourceNamed(name).pages!;
  return { list: base, add: `${base}/${add}`, edit: (id: string) => generatePath(`${base}/${edit}/:id`, { id }) };
};
