/** The columns and filters of a list as they follow from its declaration. Rule: LST-8. */
import type { Field, FieldKind } from '#shared/kit/fields';
import { isStamp, type Resource } from '#shared/kit/resource';
import type { AnyModule } from '../anyModule';
import { inOrder } from '../declaredOrder';
import type { ResourceTexts } from '../words';
import type { Column } from './columns';
import type { Filter } from './filters';
import { columnOf, titleField, type ColumnWords } from './kinds';

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

/** Widths in pixels where a line of text is declared. */
const widthOf = ({ kind, numbered, max = Infinity }: Field) => {
  // A document number always has the length of its pattern.
  if (numbered) return { width: 148, grow: 0 };
  if (kind !== 'text' && kind !== 'email') return {};
  return { width: max <= 40 ? 110 : 140, grow: 1 };
};

const isCount = ({ kind, mode, duration }: Field) => kind === 'integer' && mode === 'r' && !duration;

/**
 * What a list shows at first: what the declaration names, else what records are sorted, filtered or found by. The rest is chosen under
 * "columns".
 * @param count how many values the list can show
 */
const isShown = ({ attributes, sort, filter, search, columns }: Resource, name: string, count: number): boolean => {
  if (columns) return columns.includes(name);
  const isIn = (paths: readonly string[]) => paths.some((path) => path.split('.')[0] === name);
  const field = attributes[name];
  if (isIn(sort)) return true;
  if (field && wordy.has(field.kind)) return false;
  return isIn(filter) || isIn(search) || count <= few || (field !== undefined && (field.kind === 'image' || isCount(field)));
};

/** Whether a list has a column for it at all. A relation that comes with no list has no names to show. */
const isListed = ({ attributes, listInclude }: Resource, name: string): boolean => {
  const field = attributes[name];
  return field ? !isStamp(name) && !unlisted.has(field.kind) : listInclude.includes(name);
};

const isName = ({ label, calledBy }: Resource, field: string): boolean => field === label || field === calledBy;

/** A record that gets its number later is called by its state until then: a draft. */
const unnamedOf = ({ attributes, label, states }: Resource, { choices }: ResourceTexts): Pick<ColumnWords, 'unnamed'> =>
  attributes[label]?.numbered && states
    ? { unnamed: (record) => (record[label] ? undefined : choices[states.field]?.[String(record[states.field])]) }
    : {};

export type OwnColumns = Readonly<Record<string, Column | null>>;

/** Those that the list shows at first, in their order, then the others. When a record was made is in every list. */
const inDeclaredOrder = ({ columns: first = [] }: Resource, listed: readonly string[]): string[] => {
  const all = [...listed, 'created_at'];
  return [...first.filter((name) => all.includes(name)), ...all.filter((name) => !first.includes(name))];
};

/** @param own columns that a screen makes itself, by their fields; null for one that stands in another */
export const columnsOf = (resource: Resource, texts: ResourceTexts, yesNo: YesNo, moduleOf: ModuleOf, own: OwnColumns = {}): Column[] => {
  const listed = inOrder(resource, (name) => isListed(resource, name) && own[name] !== null);
  return inDeclaredOrder(resource, listed).map((field) => {
    // The name in English is part of the name, unless the declaration shows both.
    const isPart = field === resource.labelEn && !resource.columns?.includes(field);
    const isHidden = isPart || (!isName(resource, field) && !isShown(resource, field, listed.length - 1));
    if (own[field]) return resource.columns ? { ...own[field], hidden: isHidden } : own[field];
    const relation = resource.relations[field];
    const module = relation && moduleOf(relation.type);
    const [label, options] = [texts.columns[field] ?? field, texts.choices[field]];
    const attribute = resource.attributes[field];
    const width = attribute && (attribute.numbered || field !== titleField(resource)) ? widthOf(attribute) : {};
    return columnOf(resource, {
      field,
      label,
      ...yesNo,
      ...(options && { options }),
      ...(module && { module }),
      ...(isHidden && { hidden: true }),
      ...(field === resource.label && unnamedOf(resource, texts)),
      ...width,
    });
  });
};

/**
 * What the declaration lets a list be filtered by.
 * @param own columns that a screen makes itself; one of a text with few values says what they are called
 */
export const filtersOf = (
  resource: Resource,
  texts: ResourceTexts,
  { yes, no }: YesNo,
  moduleOf: ModuleOf,
  own: OwnColumns = {},
): Filter[] =>
  resource.filter.map((field) => {
    const relation = resource.relations[field];
    const module = relation && moduleOf(relation.type);
    const options = resource.attributes[field]?.kind === 'flag' ? { true: yes, false: no } : (texts.choices[field] ?? own[field]?.options);
    return { field, label: texts.fields[field] ?? field, ...(module && { module }), ...(options && { options }) };
  });
