/**
 * The entries of all resources as plain data, from their declarations. The client's build evaluates this file and puts the result in its
 * place (scripts/evaluate), so that the app knows each resource's pages and rules without its declaration. See decision 65.
 */
import type { RuleData } from '../access';
import type { Feature } from '../domain/features';
import type { Pages, Resource, Verb } from '../kit/resource';
import { isStateNumber } from '../kit/stateNumbers';
import { areaOf, areas, resources, type AreaName, type ResourceName } from './resources';

/** What of a resource's pages decides about routes; titles and the menu need `nounData`. */
export type EntryPages = Omit<Pages, 'group' | 'within' | 'title' | 'allTitle'>;

export type EntryData = {
  readonly name: ResourceName;
  readonly type: string;
  readonly area: AreaName;
  readonly feature?: Feature;
  readonly pages?: EntryPages;
  /** The resources of which one can be made within the form, for their words. */
  readonly within?: readonly ResourceName[];
  /** The declared rules of the verbs. */
  readonly access: Readonly<Partial<Record<Verb, RuleData>>>;
  /** Attributes that are pictures. */
  readonly pictures?: readonly string[];
};

const all: readonly Resource[] = Object.values(resources);
const resourceOfType = new Map(all.map((one) => [one.type, one]));

/** Resources of which one can be made within another's form: its relations' that are written, have a form made from the declaration, and need no further record. */
const madeWithin = ({ relations }: Resource): readonly ResourceName[] =>
  Object.values(relations).flatMap(({ type, mode }) => {
    const related = mode === 'r' ? undefined : resourceOfType.get(type);
    const isSimple =
      related?.pages && !related.pages.own?.includes('form') && !Object.values(related.relations).some(({ required }) => required);
    return isSimple ? [related.name as ResourceName] : [];
  });

const pagesOf = ({ group: _, within: __, title: ___, allTitle: ____, ...pages }: Pages): EntryPages => pages;

const rulesOf = ({ name, rules }: Resource): EntryData['access'] =>
  Object.fromEntries(
    Object.entries(rules).map(([verb, { data }]) => {
      if (!data)
        throw new Error(`The rule ${name}.access.${verb} is written by hand: make it in src/shared/access.ts, so that it has data.`);
      return [verb, data];
    }),
  );

const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length ? list : undefined);

const dataOf = (resource: Resource): EntryData => {
  const { name, type, feature, pages, attributes } = resource;
  const within = pages && some(madeWithin(resource));
  const pictures = some(Object.keys(attributes).filter((attribute) => attributes[attribute]!.kind === 'image'));
  return {
    name: name as ResourceName,
    type,
    area: areaOf(name as ResourceName),
    ...(feature && { feature }),
    ...(pages && { pages: pagesOf(pages) }),
    ...(within && { within }),
    access: rulesOf(resource),
    ...(pictures && { pictures }),
  };
};

export const entryData: readonly EntryData[] = all.map(dataOf);

/** Names of attributes whose values appear in no log: passwords, and the numbers that the state gives. Rule: PRV-7. */
export const secretAttributes: readonly string[] = [
  ...new Set(
    all.flatMap(({ attributes }) =>
      Object.keys(attributes).filter((name) => attributes[name]!.kind === 'secret' || isStateNumber(attributes[name]!.kind)),
    ),
  ),
];

/** The areas whose records an area's own lead to. */
const leadsTo = (area: AreaName): readonly AreaName[] =>
  all
    .filter(({ name }) => areaOf(name as ResourceName) === area)
    .flatMap(({ relations }) => Object.values(relations).map(({ type }) => areaOf(resourceOfType.get(type)!.name as ResourceName)));

const areaNames = Object.keys(areas) as readonly AreaName[];

/** Who oversees sees records of every area: their history, and what was deleted. */
const seesAll: AreaName = 'oversight';

const neededBy = (area: AreaName, found: ReadonlySet<AreaName> = new Set()): ReadonlySet<AreaName> =>
  found.has(area) ? found : leadsTo(area).reduce<ReadonlySet<AreaName>>((known, next) => neededBy(next, known), new Set([...found, area]));

/** What a page of an area loads: the area, and all that its records lead to. */
export const areasNeeded = Object.fromEntries(
  areaNames.map((area) => [area, area === seesAll ? areaNames : [...neededBy(area)]]),
) as Readonly<Record<AreaName, readonly AreaName[]>>;
