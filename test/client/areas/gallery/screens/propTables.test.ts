/** @jest-environment node */
/** The style guide's props tables come from the components' types, mean something in both languages, and fit the code beside them. Rule: APP-9. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ComponentFacts } from '#client/areas/gallery/screens/facts/facts';
import en from '#client/areas/gallery/words/en/galleryProps';
import id from '#client/areas/gallery/words/id/galleryProps';
import { propTables, type PropRow } from '#client/areas/gallery/screens/propTables';
import { elementsIn } from './elementsIn';

const folder = 'src/client/areas/gallery/screens/facts';

/** Every fact that the guide's pages show, whichever page it is on. */
const all = readdirSync(folder)
  .filter((file) => file !== 'facts.ts')
  .flatMap((file) => Object.values(jest.requireActual<Record<string, Record<string, ComponentFacts>>>(path.resolve(folder, file))))
  .flatMap((facts) => Object.values(facts));
const told = all.map((facts) => [facts.component, facts] as const);

test('a part is told of once', () => {
  expect(all.map(({ component }) => component).filter((name, at, names) => names.indexOf(name) !== at)).toEqual([]);
});

test.each<[component: string, rows: readonly PropRow[]]>([
  [
    'Notice',
    [
      { name: 'type', type: 'NoticeType', fallback: "'default'" },
      { name: 'children', type: 'ReactNode', required: true },
      { name: 'action', type: 'ReactNode' },
      { name: 'onClose', type: '(() => void)' },
      { name: 'timeout', type: 'number | null', fallback: 'notice.timeout' },
    ],
  ],
  // Its type is made of two, and it passes all on to its parts: the second has the default of `height`, the third those of `state` and `level`.
  [
    'BarChart',
    [
      { name: 'title', type: 'string', required: true },
      { name: 'summary', type: 'string' },
      { name: 'state', type: 'ChartState', fallback: "'ready'" },
      { name: 'empty', type: '{ readonly icon?: Icon; readonly title?: string; readonly message?: string; readonly action?: ReactNode }' },
      { name: 'failure', type: 'string' },
      { name: 'onRetry', type: '() => void' },
      { name: 'height', type: 'number', fallback: '260' },
      { name: 'level', type: '2 | 3', fallback: '2' },
      { name: 'axis', type: 'string', required: true },
      { name: 'labels', type: 'readonly string[]', required: true },
      { name: 'series', type: 'readonly Series[]', required: true },
      { name: 'lying', type: 'boolean', fallback: 'false' },
    ],
  ],
  // A function, not an element, takes what it passes on.
  [
    'DateInput',
    [
      { name: 'id', type: 'string' },
      { name: 'value', type: 'string | null', required: true },
      { name: 'onChange', type: '(value: string | null) => void', required: true },
      { name: 'onBlur', type: '() => void' },
      { name: 'size', type: "'small' | 'medium'", fallback: "'small'" },
      { name: 'invalid', type: 'boolean', fallback: 'false' },
      { name: 'describedBy', type: 'string' },
      { name: 'labelledBy', type: 'string' },
      { name: 'label', type: 'string' },
    ],
  ],
  // A package's component: the props that this product uses, with the defaults of its comments.
  [
    'IconButton',
    [
      { name: 'size', type: "'small' | 'medium' | 'large'", fallback: "'medium'" },
      { name: 'disabled', type: 'boolean', fallback: 'false' },
    ],
  ],
])('the table of %s is what its source says', (component, rows) => {
  expect(propTables[component]).toEqual(rows);
});

test('every component has a table, and every table a component', () => {
  expect(Object.keys(propTables).sort()).toEqual(all.map(({ component }) => component).sort());
});

test.each(told)('what %s takes means something in either language', (component) => {
  const names = propTables[component]!.map(({ name }) => name).sort();
  expect(Object.keys(id[component]).sort()).toEqual(names);
  expect(Object.keys(en[component]).sort()).toEqual(names);
});

test.each(told)('%s is written with props that it takes, and with all that it needs', (_, facts) => {
  const wrong = elementsIn(facts.use).flatMap(({ name, attributes }) => {
    const its = all.find(({ component }) => component === name);
    if (!its || !attributes) return [];
    const props = propTables[its.component]!;
    const foreign = its.rest || its.only ? [] : attributes.filter((attribute) => !props.some((prop) => prop.name === attribute));
    const missing = props.filter((prop) => prop.required && !attributes.includes(prop.name)).map((prop) => `no ${prop.name}`);
    return [...foreign, ...missing].map((fault) => `${name}: ${fault}`);
  });
  expect(wrong).toEqual([]);
});
