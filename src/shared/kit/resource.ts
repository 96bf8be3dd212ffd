/** Declares a resource once; types, store, service, routes, policy, documents and tests are read from what this returns. */
import { allOf, ofClient, withRestriction, type Action, type Permission, type Rule } from '../access';
import type { ClientRole } from '../domain/clientRoles';
import type { Feature } from '../domain/features';
import { commandActions, type Commands, type NotReserved, type States } from './commands';
import { dateTime, readOnly, type Field, type Mode } from './fields';

/** A resource identifier: what a relation holds. */
export type Ref = { readonly type: string; readonly id: string };

export type Relation<T = unknown, M extends Mode = Mode> = {
  readonly kind: 'toOne' | 'toMany';
  /** The related resource's JSON:API type. */
  readonly type: string;
  readonly mode: M;
  readonly required: boolean;
  /** The order of the related records means something. */
  readonly ordered?: boolean;
  /** Only records with these values can be chosen: attributes that its list is filtered by. */
  readonly where?: Choosable;
  readonly is?: () => T;
};

/** For each attribute, the values that a record may have to be chosen. */
export type Choosable = Readonly<Record<string, readonly string[]>>;

/** A relation to one record; required means it can't be null. */
export const toOne = <const O extends { required?: boolean; where?: Choosable }>(type: string, options: O = {} as O) =>
  ({ kind: 'toOne', type, mode: 'rw', required: options.required ?? false, ...(options.where && { where: options.where }) }) as Relation<
    O extends { required: true } ? Ref : Ref | null,
    'rw'
  >;

/** A relation to any number of records, in no order by default. */
export const toMany = (type: string, { ordered = false }: { ordered?: boolean } = {}) =>
  ({ kind: 'toMany', type, mode: 'rw', required: false, ...(ordered && { ordered }) }) as Relation<readonly Ref[], 'rw'>;

/** The same relation, made by the server and only read. */
export const readOnlyRelation = <T>(relation: Relation<T, 'rw'>) => ({ ...relation, mode: 'r', required: false }) as Relation<T, 'r'>;

export const verbs = ['list', 'get', 'add', 'update', 'destroy'] as const;
export type Verb = (typeof verbs)[number];

/** What a verb's permission says. */
export const actionOf: Readonly<Record<Verb, Action>> = { list: 'view', get: 'view', add: 'create', update: 'edit', destroy: 'delete' };

/** The actions that the built-in roles of a client are permitted, besides its owner's. */
export type RoleActions = Readonly<Partial<Record<Exclude<ClientRole, 'owner'>, readonly Action[]>>>;

/** A verb without a rule has no route: 405. */
export type Access = Readonly<Partial<Record<Verb, Rule>>>;

const reads: readonly string[] = ['list', 'get'] satisfies Verb[];

/** Verbs that act on an existing record: they also need the right to get it (ROL-13). */
const changes: readonly string[] = ['update', 'destroy'] satisfies Verb[];

/** The effective rules: a restriction of the person is checked first, and a change also needs the right to see (ROL-13). */
export const effective = (access: Access): Access =>
  Object.fromEntries(
    Object.entries(access).map(([verb, rule]) => {
      const whole = changes.includes(verb) && access.get ? allOf(rule, access.get) : rule;
      return [verb, withRestriction(reads.includes(verb) ? 'read' : 'write', whole)];
    }),
  );

/** On every record: when it was made and last changed. A client's values are ignored (PRV-12). */
const stamps = { created_at: readOnly(dateTime({ required: true })), updated_at: readOnly(dateTime({ required: true })) };
type Stamps = typeof stamps;

/** Whether a client's value is ignored rather than refused. */
export const isStamp = (name: string): boolean => Object.hasOwn(stamps, name);

/** What one record is called, and several: in lower case, without an article. */
export type Noun = {
  readonly id: string;
  /** One, several, and the article where it does not follow from the first letter. */
  readonly en: readonly [one: string, several: string, article?: 'a' | 'an'];
};

/** What records that are built in are called in each language, by the value of the attribute that names them. */
export type BuiltInNames = Readonly<Record<string, { readonly id: string; readonly en: string }>>;

/** Groups of the menu, in their order: the unnamed ones stand by themselves. */
export const menuGroups = ['start', 'userManagement', 'clients', 'business', 'sales', 'safety', 'configuration', 'gallery'] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** The page on which one record is read. */
export type ShowPage = {
  /** What follows the list's address in its own, before the record's id: `detail`. */
  readonly at: string;
  /** Names of the resources whose records are listed on it: each has a relation to this one, by which its list is filtered. */
  readonly lists?: readonly string[];
  /** Further files of words that it needs. */
  readonly words?: readonly string[];
};

/** The pages that stand for a resource: its list, the forms that add and edit a record, and the page that shows one. */
export type Pages = {
  /** The list's address. */
  readonly base: `/${string}`;
  /** What follows it in the forms' addresses: `add-tag`, `edit-tag`. */
  readonly add: string;
  readonly edit: string;
  /** Without, a record is read in its form. */
  readonly show?: ShowPage;
  readonly group: MenuGroup;
  /** The group within that group. */
  readonly within?: 'inventory' | 'clinicServices' | 'clinicSetup';
  /**
   * The verb that opens the list, where another than `list` does: more people read the records than manage them, as anyone
   * reads prices, and members the tags of items.
   */
  readonly listFor?: Verb;
  /** The list is also for those who may see some of the records only, as members see what is published. */
  readonly partly?: true;
  /** The screens that are written by hand; the others are made from the declaration. */
  readonly own?: readonly ('list' | 'form' | 'show')[];
  /** What the list is called in the menu, where the noun does not say it. */
  readonly title?: { readonly id: string; readonly en: string };
  /** The same for those who see every record: to them it is a queue, and not their own. */
  readonly allTitle?: { readonly id: string; readonly en: string };
  /** Further files of words that its own screens need. */
  readonly words?: readonly string[];
};

/**
 * How typed words find an attribute's value: `fuzzy` by the beginnings of its words, with one typing error forgiven where nothing fits;
 * `prefix` by its own beginning, with or without its zeros; `exact` by all of it; `phone` by its beginning, however it is written (LST-18).
 */
export type SearchKind = 'fuzzy' | 'prefix' | 'exact' | 'phone';

/** How each attribute that is searched is found, by its name. */
export type SearchKinds = Readonly<Record<string, SearchKind>>;

type Fields = Readonly<Record<string, Field<unknown, Mode>>>;
type Relations = Readonly<Record<string, Relation<unknown, Mode>>>;

/** The states that an attribute can hold; never for one that is no choice of a fixed few. */
type StateOf<A, F extends keyof A> = A[F] extends { readonly is?: () => infer T }
  ? string extends Extract<T, string>
    ? never
    : Extract<T, string>
  : never;

type Spec<
  A,
  L,
  F extends Extract<keyof A, string> = never,
  C = {},
  Name extends string = Extract<keyof A | keyof L | keyof Stamps, string>,
> = {
  noun: Noun;
  /** Where it is managed; without, no page stands for it. */
  pages?: Pages;
  /** The feature that it belongs to: people of a client use it as far as the client's subscription allows (SUB-11). */
  feature?: Feature;
  attributes: A;
  relations?: L;
  /** Relations (dotted for a path) that a document carries when the request doesn't say. */
  include?: readonly string[];
  /** Relations that a list carries when the request doesn't say; those of `include` by default. */
  listInclude?: readonly string[];
  /**
   * Where `filter[q]` looks: attributes, or `relation.attribute`, of which a part is found. Or attributes with the way in which each is found:
   * such a resource belongs to a client and has a table of words, which its migration fills (`searchedBy`).
   */
  search?: readonly string[] | Readonly<Partial<Record<Extract<keyof A, string>, SearchKind>>>;
  /** Attributes, or `relation.attribute`, that a list may be sorted by. */
  sort?: readonly string[];
  /** Attributes and relations that a list may be filtered by; how follows from their kind. */
  filter?: readonly Name[];
  /**
   * What its list shows at first, in this order: the most important first, as a narrow list keeps those. The rest is chosen under "columns".
   * Without, it follows from what the list is sorted, filtered and searched by.
   */
  columns?: readonly Name[];
  /** The attribute that names a record in a picker, a title, a toast. */
  label: Extract<keyof A, string>;
  /** The attribute that names it instead wherever it has a value: of somebody who was invited, the name once there is one. */
  calledBy?: Extract<keyof A, string>;
  /** The attribute that names it in English, where it has a value. */
  labelEn?: Extract<keyof A, string>;
  /** What a person reads instead of the label's value, of records that are built in (`system`): `dokter` is a doctor. */
  names?: BuiltInNames;
  /** Deleting one may name another one that takes its place wherever it is used: `DELETE …?instead={id}`. */
  replaceable?: true;
  /**
   * The relation that leads from a merged record to the one that stays, where two records can turn out to be the same thing. Everything that
   * belongs to the merged one moves; nothing new can belong to it, and lists leave it out unless they are filtered by this relation or by the state.
   */
  mergedInto?: Extract<keyof L, string>;
  /** Of a clinic's own records: opening and exporting one is noted, too. Rows of lists, and what comes with other records, are not. */
  audited?: 'reads';
  /**
   * Of a clinic's own records: who may `export` one takes it out with all that belongs to it, as JSON and as the document that it is
   * printed as. Its reading is audited, and its relation `entity` leads to the clinic.
   */
  exported?: true;
  /**
   * A change or a command must say from which version of the record it is made (CORE-6). A deletion of many records names no versions, so
   * such a resource is never deleted.
   */
  demandsVersion?: true;
  /**
   * What was filled in while the server could not be reached may wait in the browser, and is sent later (CORE-13). Names the attribute that
   * the server gives a new one and that people have to be told then: its number.
   */
  sentLater?: Extract<keyof A, string>;
  access: Access;
  /** Of a clinic's own records: what each built-in role of a client may do there (`view`, `create`, a command's permission). Its owner may do all of it. */
  roles?: RoleActions;
  /** Of records that belong to a client without being the clinic's own: their lines of the audit are the client's, too, as those of its own records are. */
  clientAudited?: true;
  /** The attribute that holds the state, and the states in which the record may be edited and deleted; commands change it. */
  states?: {
    readonly field: F;
    readonly initial: NoInfer<StateOf<A, F>>;
    readonly edit: readonly NoInfer<StateOf<A, F>>[];
    readonly destroy: readonly NoInfer<StateOf<A, F>>[];
  };
  commands?: NotReserved<C>;
};

type Path = `/${string}`;
type TypeAt<P extends Path> = P extends `/${infer T}` ? T : never;

export type Resource<
  N extends string = string,
  A extends Fields = Fields,
  L extends Relations = Relations,
  P extends Path = Path,
  C extends Commands = Commands,
> = {
  readonly name: N;
  readonly path: P;
  readonly type: TypeAt<P>;
  readonly noun: Noun;
  readonly pages?: Pages;
  /** The feature that it belongs to (SUB-11); without one, no subscription is needed to use it. */
  readonly feature?: Feature;
  readonly attributes: A & Stamps;
  readonly relations: L;
  readonly include: readonly string[];
  readonly listInclude: readonly string[];
  readonly search: readonly string[];
  /** How each of what is searched is found, where there is a table of words. */
  readonly searchKinds?: SearchKinds;
  readonly sort: readonly string[];
  readonly filter: readonly string[];
  readonly columns?: readonly string[];
  readonly label: string;
  readonly calledBy?: string;
  readonly labelEn?: string;
  readonly names?: BuiltInNames;
  readonly replaceable?: true;
  readonly mergedInto?: string;
  readonly audited?: 'reads';
  readonly exported?: true;
  readonly demandsVersion?: true;
  readonly sentLater?: string;
  /** The rules that count: with the restrictions of a person, and for a change with the right to see. */
  readonly access: Access;
  /** The rules as they are declared. */
  readonly rules: Access;
  readonly roles?: RoleActions;
  readonly clientAudited?: true;
  readonly states?: States;
  readonly commands: C;
};

/** What is checked of a document: its attributes and its relations. */
export type Shape = { readonly attributes: Fields; readonly relations: Relations };

type Search = Spec<Fields, Relations>['search'];

/** Both ways of declaring a search as one: the names, and how each is found where that is said. */
const searchOf = (search: Search = []): Pick<Resource, 'search' | 'searchKinds'> =>
  Array.isArray(search) ? { search } : { search: Object.keys(search), searchKinds: search as SearchKinds };

/** Where a list is searched by what must not stand in an address: `POST` with the list's query in its body (LST-19). */
export const searchPath = ({ path }: Pick<Resource, 'path'>): string => `${path}/search`;

/** The JSON:API type of what a search sends. */
export const SEARCH_TYPE = 'searches';

/** The order of a list when the request doesn't say (LST-4). */
export const defaultSort = ['-created_at'] as const;

/**
 * Declares a resource.
 * @param name how code calls it, several words as `creditNote`: the module, the action prefix (`item/add`), its files and folders
 * @param path its collection under /api/v1, several words as `/credit-notes`; its JSON:API type is the path without the slash
 */
export const defineResource = <
  const N extends string,
  const A extends Fields,
  const L extends Relations = {},
  const P extends Path = Path,
  const F extends Extract<keyof A, string> = never,
  const C extends Commands<StateOf<A, F>> = {},
>(
  name: N,
  path: P,
  spec: Spec<A, L, F, C>,
): Resource<N, A, L, P, C> => ({
  name,
  path,
  type: path.slice(1) as TypeAt<P>,
  noun: spec.noun,
  ...(spec.pages && { pages: spec.pages }),
  ...(spec.feature && { feature: spec.feature }),
  attributes: { ...spec.attributes, ...stamps },
  relations: spec.relations ?? ({} as L),
  include: spec.include ?? [],
  listInclude: spec.listInclude ?? spec.include ?? [],
  ...searchOf(spec.search),
  sort: spec.sort ?? ['created_at'],
  filter: spec.filter ?? [],
  ...(spec.columns && { columns: spec.columns }),
  label: spec.label,
  ...(spec.calledBy && { calledBy: spec.calledBy }),
  ...(spec.labelEn && { labelEn: spec.labelEn }),
  ...(spec.names && { names: spec.names }),
  ...(spec.replaceable && { replaceable: spec.replaceable }),
  ...(spec.audited && { audited: spec.audited }),
  ...(spec.exported && { exported: spec.exported }),
  ...(spec.demandsVersion && { demandsVersion: spec.demandsVersion }),
  ...(spec.sentLater && { sentLater: spec.sentLater }),
  ...(spec.mergedInto && { mergedInto: spec.mergedInto }),
  access: effective(spec.access),
  rules: spec.access,
  ...(spec.roles && { roles: spec.roles }),
  ...(spec.clientAudited && { clientAudited: spec.clientAudited }),
  ...(spec.states && { states: spec.states as unknown as States }),
  commands: (spec.commands ?? {}) as C,
});

/**
 * Declares what a request carries that is no record: a sign-in, a change of password. It is checked as a record is, and nothing
 * of it is listed, stored or named on a screen.
 */
export const defineInput = <const N extends string, const A extends Fields = {}, const L extends Relations = {}>(
  name: N,
  path: `/${string}`,
  spec: { readonly attributes?: A; readonly relations?: L },
): Resource<N, A, L> =>
  defineResource<N, A, L>(name, path, {
    attributes: {} as A,
    ...spec,
    label: '' as Extract<keyof A, string>,
    noun: { id: name, en: [name, name] },
    access: {},
  });

type Valued = { readonly is?: () => unknown };
type ValueOf<F extends Valued> = F extends { readonly is?: () => infer T } ? T : never;
type ModeOf<F> = F extends { readonly mode: infer M } ? M : never;
type OfMode<M, Wanted extends Mode> = {
  [K in keyof M as ModeOf<M[K]> extends Wanted ? K : never]: M[K] extends Valued ? ValueOf<M[K]> : never;
};

/** A record as the client holds it: flat, relations as references. `version` counts its changes, from 1. */
export type RecordOf<R extends Resource> = { readonly id: string; readonly version: number } & Readonly<
  OfMode<R['attributes'], 'rw' | 'r'> & OfMode<R['relations'], 'rw' | 'r'>
>;

/** The values a form edits: everything that may be written. */
export type ValuesOf<R extends Resource> = OfMode<R['attributes'], 'rw' | 'w'> & OfMode<R['relations'], 'rw' | 'w'>;

/** What creates a record. The id is made before the request, so that a retry can't make two. */
export type DraftOf<R extends Resource> = { readonly id: string } & Partial<ValuesOf<R>>;

/** What changes a record: only the changed values, and the version they were changed from. */
export type ChangeOf<R extends Resource> = { readonly id: string; readonly version: number } & Partial<ValuesOf<R>>;

/**
 * The permissions that together open a verb wholly: its own and, for a change, the one to see; undefined where none do.
 * @returns its own first
 */
export const permissionsFor = ({ access, type }: Pick<Resource, 'access' | 'type'>, verb: Verb): readonly Permission[] | undefined => {
  const actions: Action[] = changes.includes(verb) ? [actionOf[verb], 'view'] : [actionOf[verb]];
  const permissions = actions.map((action): Permission => `${action} ${type}`);
  const holding = (held: readonly string[]) => access[verb]?.({ id: '', roles: [], permissions: held, entityId: null }) ?? false;
  const verdict = holding(permissions);
  // Some permissions open only a part of the records (such as published ones), but without them none are open.
  return verdict === true || (verdict !== false && holding([]) === false) ? permissions : undefined;
};

/** Whether a role at a client opens a verb: a clinic's own data (PRV-18), or what is about the client. */
export const opensAtClient = ({ access, type }: Pick<Resource, 'access' | 'type'>, verb: Verb): boolean => {
  const answer = (entityPermissions: readonly string[]) =>
    access[verb]?.({ id: '', roles: [], permissions: [], entityId: '-', entityPermissions }) ?? false;
  return answer([`${actionOf[verb]} ${type}`, `view ${type}`]) !== false && answer([]) === false;
};

/** The actions that anyone can be permitted on a resource: those of the verbs that permissions open, of its commands, and its export. */
export const actionsOn = (resource: Pick<Resource, 'access' | 'type' | 'commands' | 'exported'>): Action[] => {
  const opens = (verb: Verb) => permissionsFor(resource, verb) !== undefined || opensAtClient(resource, verb);
  const exporting: Action[] = resource.exported ? ['export'] : [];
  return [...new Set([...verbs.flatMap((verb) => (opens(verb) ? [actionOf[verb]] : [])), ...commandActions(resource), ...exporting])];
};

/** Whether a client reads the audit's lines about its own records of this resource; each of these names the client by `entity`. */
export const isClientAudited = ({ roles, clientAudited }: Pick<Resource, 'roles' | 'clientAudited'>): boolean =>
  roles !== undefined || clientAudited === true;

/** The permission that opens the export of a record. */
export const permissionToExport = ({ type }: Pick<Resource, 'type'>): Permission => `export ${type}`;

/** Who may take a record out: the permission at the record's clinic, on records that they may also get. */
export const exportRule = ({ type, access }: Pick<Resource, 'type' | 'access'>): Rule => {
  const rule = withRestriction('read', ofClient(permissionToExport({ type }), 'entity'));
  return access.get ? allOf(rule, access.get) : rule;
};

/** Names of the attributes that may be written. */
export const writable = (resource: Resource): string[] =>
  Object.entries(resource.attributes).flatMap(([name, field]) => (field.mode === 'r' ? [] : [name]));

/** A new record's values before anyone typed: each field's initial value, or nothing. */
export const initialValues = <R extends Resource>(resource: R): ValuesOf<R> =>
  Object.fromEntries([
    ...writable(resource).map((name) => [name, resource.attributes[name]?.initial ?? null]),
    ...Object.entries(resource.relations).flatMap(([name, one]) => (one.mode === 'r' ? [] : [[name, one.kind === 'toMany' ? [] : null]])),
  ]) as ValuesOf<R>;
