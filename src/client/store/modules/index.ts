/** The store's modules of resources: one for each declaration, written by hand only where it does more. */
import type { Resource } from '#shared/kit/resource';
import { resources, type ResourceName, type Resources } from '#shared/resources/index';
import type { AnyModule } from '../../storeKit/anyModule';
import { createModule, type Module } from '../../storeKit/createModule';
import { trash } from './trash';

type Modules = { readonly [N in ResourceName]: Module<Resources[N]> };

const declared = Object.fromEntries(Object.values<Resource>(resources).map((one) => [one.name, createModule(one)]));

export const modules = { ...declared, trash } as unknown as Modules;

const byName = modules as unknown as Readonly<Record<string, AnyModule>>;
const byType = new Map(Object.values(byName).map((one) => [one.resource.type, one]));

/** The module of a resource by its name; undefined for a name that is none's. */
export const moduleNamed = (name: string): AnyModule | undefined => (Object.hasOwn(byName, name) ? byName[name] : undefined);

/** The module of the resource with this JSON:API type. */
export const moduleOfType = (type: string): AnyModule | undefined => byType.get(type);
