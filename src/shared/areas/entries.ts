/** The entry of each resource: what is known before its area is loaded. Its pages and their guards follow from it. */
import { ruleOf } from '../access';
import { effective, type Access, type Verb } from '../kit/resource';
import { entryData, type EntryData } from './entryData';
import type { ResourceName } from './resources';

export type Entry = Omit<EntryData, 'access'> & { readonly access: Access };

const entryOf = ({ access, ...data }: EntryData): Entry => ({
  ...data,
  access: effective(Object.fromEntries(Object.entries(access).map(([verb, rule]) => [verb as Verb, ruleOf(rule)]))),
});

const all: readonly Entry[] = entryData.map(entryOf);

export const entries = Object.fromEntries(all.map((one) => [one.name, one])) as Readonly<Record<ResourceName, Entry>>;
export const resourceNames: readonly ResourceName[] = all.map(({ name }) => name);

const byType = new Map(all.map((one) => [one.type, one]));

/** The entry of a JSON:API type, or undefined. */
export const entryOfType = (type: string): Entry | undefined => byType.get(type);
