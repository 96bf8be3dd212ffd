/** The registry: every declared resource by name, and by the area that it belongs to. Its pages, its store module and its server's side follow from its line in its area's index. Rule: APP-15. */
import type { Resource } from '../kit/resource';
import { billing } from './billing/index';
import { cashier } from './cashier/index';
import { catalogue } from './catalogue/index';
import { clients } from './clients/index';
import { clinic } from './clinic/index';
import { identity } from './identity/index';
import { oversight } from './oversight/index';
import { support } from './support/index';

export const areas = { identity, catalogue, clients, billing, oversight, clinic, cashier, support };
export type AreaName = keyof typeof areas;

export const resources = { ...identity, ...catalogue, ...clients, ...billing, ...oversight, ...clinic, ...cashier, ...support };
export type Resources = typeof resources;
export type ResourceName = keyof Resources;
export const resourceNames = Object.keys(resources) as readonly ResourceName[];

const areaNames = new Map(
  Object.entries(areas).flatMap(([area, own]) => Object.keys(own).map((name): [string, AreaName] => [name, area as AreaName])),
);

/** The area that a resource belongs to, by the resource's name. */
export const areaOf = (name: ResourceName): AreaName => areaNames.get(name)!;

const all: readonly Resource[] = Object.values(resources);
const types = new Map(all.map((one) => [one.type, one]));

/** The resource of a JSON:API type, or undefined. */
export const resourceOfType = (type: string): Resource | undefined => types.get(type);
