/** The columns and filters of a list as they follow from its declaration. Rule: LST-8. */
import type { Field, FieldKind } from '#shared/kit/fields';
import type { Resource } from '#shared/kit/resource';
import type { AnyModule } from '../anyModule';
import type { SaidOf } from '../words';
import type { Column } from './columns';
import type { Filter } from './filters';
import { columnOf } from './kinds';

/** What the kit itself says: a flag's two values. */
export type YesNo = { readonly yes: string; readonly no: string };

/** Finds the module of a related resource by its JSON:API type. */
type ModuleOf = (type: string) => AnyModule | undefined;

/** Too long for a line, secret, or not made to be read. */
const unlisted: ReadonlySet<FieldKind> = new Set(['richText', 'secret', 'id', 'json']);

/** Shown only where a list can be sorted by it: it takes much room and is seldom compared. */
const wordy: ReadonlySet<FieldKind> = new Set(['longText', 'someOf']);

/** Where there are no more values than these, all of them are shown at first. */
const few = 6;

/** Widths in pixels where what is declared is short. */
const widthOf = ({ kind, max = Infinity }: Field) =>
  kind === 'text' && max <= 40 ? { width: 110, grow: 1 } : kind === 'text' || kind === 'email' ? { width: 140, grow: 1 } : {};

const isCount = ({ kind, mode }: Field) => kind === 'integer' && mode === 'r';

/** What a list shows at first: what records are sorted, filtered or found by. The rest is chosen under "columns". */
const isShown = ({ attributes, sort, filter, search }: Resource, name: string, all: number): boolean => {
  const isIn = (paths: readonly string[]) => paths.some((path) => path.split('.')[0] === name);
  const field = attributes[name];
  if (isIn(sort)) return true;
  if (field && wordy.has(field.kind)) return false;
  return isIn(filter) || isIn(search) || all <= few || (field !== undefined && (field.kind === 'image' || isCount(field)));
};

/** The order of a list: pictures, the name, what it belongs to, its own values, what belongs to it, and when it was made. */
const inOrder = ({ attributes, relations, include, label }: Resource): string[] => {
  const own = Object.keys(attributes).filter(
    (name) => !['created_at', 'updated_at', label].includes(name) && !unlisted.has(attributes[name]!.kind),
  );
  const isPicture = (name: string) => attributes[name]!.kind === 'image';
  // A relation that comes with no list has no names to show.
  const related = (kind: 'toOne' | 'toMany') =>
    Object.keys(relations).filter((name) => relations[name]!.kind === kind && include.includes(name));
  return [
    ...own.filter(isPicture),
    label,
    ...related('toOne'),
    ...own.filter((name) => !isPicture(name)),
    ...related('toMany'),
    'created_at',
  ];
};

/** @param own columns that a screen makes itself, by their fields */
export const columnsOf = (
  resource: Resource,
  said: SaidOf,
  yesNo: YesNo,
  moduleOf: ModuleOf,
  own: Readonly<Record<string, Column>> = {},
): Column[] => {
  const all = inOrder(resource);
  // The name and when it was made are always there.
  const values = all.length - 2;
  return all.map((field) => {
    if (own[field]) return own[field];
    const relation = resource.relations[field];
    const module = relation && moduleOf(relation.type);
    const [label, options] = [said.columns[field] ?? field, said.choices[field]];
    const isHidden = field !== resource.label && !isShown(resource, field, values);
    const attribute = resource.attributes[field];
    const width = attribute && field !== resource.label ? widthOf(attribute) : {};
    return columnOf(resource, {
      field,
      label,
      ...yesNo,
      ...(options && { options }),
      ...(module && { module }),
      ...(isHidden && { hidden: true }),
      ...width,
    });
  });
};

/** What the declaration lets a list be filtered by. */
export const filtersOf = (resource: Resource, said: SaidOf, { yes, no }: YesNo, moduleOf: ModuleOf): Filter[] =>
  resource.filter.map((field) => {
    const relation = resource.relations[field];
    const module = relation && moduleOf(relation.type);
    const options = resource.attributes[field]?.kind === 'flag' ? { true: yes, false: no } : said.choices[field];
    return { field, label: said.fields[field] ?? field, ...(module && { module }), ...(options && { options }) };
  });
