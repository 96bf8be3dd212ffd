/** @jest-environment node */
/** The style guide tells of each component what its source says: every prop by name, type, need and default, and its use as code. Rule: APP-9. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ComponentFacts } from '#client/screens/gallery/facts/facts';
import en from '#client/locales/en/galleryProps';
import id from '#client/locales/id/galleryProps';
import { elementsIn, isDefaultOfPart, propsOf, type Declared } from './propsOf';

const folder = 'src/client/screens/gallery/facts';

/** Every fact that the guide's pages show, whichever page it is on. */
const all = readdirSync(folder)
  .filter((file) => file !== 'facts.ts')
  .flatMap((file) => Object.values(jest.requireActual<Record<string, Record<string, ComponentFacts>>>(path.resolve(folder, file))))
  .flatMap((facts) => Object.values(facts));
const told = all.map((facts) => [facts.component, facts] as const);

test('a part is told of once', () => {
  expect(all.map(({ component }) => component).filter((name, at, names) => names.indexOf(name) !== at)).toEqual([]);
});

const byName = (props: readonly Declared[]) => [...props].sort((one, other) => one.name.localeCompare(other.name));
const bare = (props: readonly Declared[]) => byName(props).map(({ fallback: _, ...one }) => one);

test.each(told)('%s takes what the guide says', (component, { from, props, some }) => {
  const declared = propsOf(component, from);
  if (!some) return expect(bare(props)).toEqual(bare(declared));
  const known = new Map(declared.map((one) => [one.name, one.required]));
  expect(props.filter(({ name, required }) => !known.has(name) || known.get(name) !== required)).toEqual([]);
  return undefined;
});

test.each(told.filter(([, { some }]) => !some))('%s has the defaults that the guide says', (component, { from, props }) => {
  const declared = new Map(propsOf(component, from).map((one) => [one.name, one.fallback]));
  const wrong = props.filter((one) => one.fallback !== declared.get(one.name) && !(one.fallback && isDefaultOfPart(from, one)));
  expect(wrong).toEqual([]);
});

test.each(told)('what %s takes means something in either language', (component, { props }) => {
  const names = props.map(({ name }) => name).sort();
  expect(Object.keys(id[component]).sort()).toEqual(names);
  expect(Object.keys(en[component]).sort()).toEqual(names);
});

test.each(told)('%s is written with props that it takes, and with all that it needs', (_, facts) => {
  const wrong = elementsIn(facts.use).flatMap(({ name, attributes }) => {
    const its = all.find(({ component }) => component === name);
    if (!its || !attributes) return [];
    const foreign = its.rest || its.some ? [] : attributes.filter((attribute) => !its.props.some((prop) => prop.name === attribute));
    const missing = its.props.filter((prop) => prop.required && !attributes.includes(prop.name)).map((prop) => `no ${prop.name}`);
    return [...foreign, ...missing].map((fault) => `${name}: ${fault}`);
  });
  expect(wrong).toEqual([]);
});
