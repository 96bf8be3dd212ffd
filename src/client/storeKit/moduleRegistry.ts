/** The modules that were made so far: those of the areas that are loaded. Lists, forms and the root of the store find them by name. */
import { entryOfType } from '#shared/areas/entries';
import type { ResourceName } from '#shared/areas/resources';
import type { Resource } from '#shared/kit/resource';
import type { AnyModule } from './anyModule';
import type { Module } from './createModule';

/** A module with what the root of the store needs in addition to what screens do. */
export type StoredModule = AnyModule & Pick<Module<Resource>, 'reducer' | 'saga'>;

const made = new Map<string, StoredModule>();

/** Makes a module known. One of the same name takes its place, as where a module does more than its declaration says. */
export const registerModule = <R extends Resource>(module: Module<R>): Module<R> => {
  made.set(module.name, module as unknown as StoredModule);
  return module;
};

/** The module of a resource by its name; undefined for a name that is none's, or whose area is not loaded. */
export const moduleNamed = (name: string): StoredModule | undefined => made.get(name);

/** The module of the resource with this JSON:API type. */
export const moduleOfType = (type: string): StoredModule | undefined => moduleNamed(entryOfType(type)?.name ?? '');

/** The module of a resource whose page is open. @throws Error where the page was shown before its area was loaded */
export const loadedModule = (name: ResourceName): StoredModule => {
  const module = moduleNamed(name);
  if (!module) throw new Error(`The area of ${name} is not loaded.`);
  return module;
};
