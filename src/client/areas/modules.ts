/** The store's modules of resources: one for each declaration, written by hand only where it does more. */
import type { Resource } from '#shared/kit/resource';
import { resourceOfType, resources, type ResourceName, type Resources } from '#shared/areas/resources';
import type { AnyModule } from '../storeKit/anyModule';
import { createModule, type Module } from '../storeKit/createModule';
import { createTrash } from './oversight/flows/trash';

type Modules = { readonly [N in ResourceName]: Module<Resources[N]> };

/** Modules that do more than their declaration says. */
const written: Readonly<Record<string, () => unknown>> = { trash: createTrash };

const makerOf = (resource: Resource) => (written[resource.name] ?? (() => createModule(resource))) as () => Module<Resource>;

/** A module is made when it is first used, because a page needs few of them. */
const lazily = (make: () => Module<Resource>): PropertyDescriptor => {
  let made: Module<Resource> | undefined;
  return { enumerable: true, get: () => (made ??= make()) };
};

export const modules = Object.defineProperties(
  {},
  Object.fromEntries(Object.values<Resource>(resources).map((one) => [one.name, lazily(makerOf(one))])),
) as Modules;

const byName = modules as unknown as Readonly<Record<string, AnyModule>>;

/** The module of a resource by its name; undefined for a name that is none's. */
export const moduleNamed = (name: string): AnyModule | undefined => (Object.hasOwn(byName, name) ? byName[name] : undefined);

/** The module of the resource with this JSON:API type. */
export const moduleOfType = (type: string): AnyModule | undefined => moduleNamed(resourceOfType(type)?.name ?? '');
