/** What screens read of a module: the server's records with what is being asked for laid over them. */
import { createSelector } from '@reduxjs/toolkit';
import type { Problem } from '#shared/errors';
import { firstPage, type Query } from '#shared/jsonapi';
import type { Resource } from '#shared/kit/resource';
import type { BulkResult, Preview, Row, Verb } from '../services/serviceResults';
import { concurrencyKey } from './concurrency';
import type { ModuleSelectors } from './createModule';
import type { List, ModuleState, Request } from './moduleState';

/** A list as a screen reads it. `total` counts all that match, not only this page; `stale`: something changed since; `watched`: a screen shows it. */
export type ListView<T> = {
  readonly query: Query;
  readonly rows: readonly T[];
  readonly ids: readonly string[];
  readonly total: number;
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly errors: readonly Problem[];
  readonly stale: boolean;
  readonly watched: boolean;
};

/** The request status of one record: the running verb, and the last errors. */
export type RequestView = { readonly busy: Verb | null; readonly failed: Verb | null; readonly errors: readonly Problem[] };

/** What is known of the preview that was asked for last: being asked for, refused, or what the command would do. */
export type PreviewView = { readonly busy: boolean; readonly errors: readonly Problem[]; readonly preview?: Preview };

/** What is known of a command to many: being asked for, refused as a whole, or a result for each record. */
export type BulkView = { readonly busy: boolean; readonly errors: readonly Problem[]; readonly results?: readonly BulkResult[] };

type Root = Readonly<Record<string, ModuleState>>;
type Entities = ModuleState['entities'];

const quiet: RequestView = { busy: null, failed: null, errors: [] };
const unasked: ListView<Row> = { query: firstPage, rows: [], ids: [], total: 0, status: 'idle', errors: [], stale: true, watched: false };
const none: readonly string[] = [];
const noPreview: PreviewView = { busy: false, errors: [] };

/** While a save or a deletion is under way its outcome is shown; when it fails the server's record is there again, untouched. */
const overlay = (entities: Entities, requests: ModuleState['requests']): Entities => {
  const optimistic = Object.values(requests).filter(({ busy, change, gone }) => busy && (change || gone));
  if (!optimistic.length) return entities;
  const gone = new Set(optimistic.flatMap((one) => one.gone ?? []));
  const changes = new Map(optimistic.flatMap(({ change }) => (change ? [[change.id, change]] : [])));
  const shown = Object.values(entities).filter(({ id }) => !gone.has(id));
  return Object.fromEntries(
    shown.map((row) => [row.id, changes.has(row.id) ? { ...row, ...changes.get(row.id), version: row.version } : row]),
  );
};

type Listed = Pick<ListView<Row>, 'rows' | 'ids'> & { readonly leaving: number };

/** A list's rows; only what is being destroyed is missing. */
const listed = (ids: readonly string[], shown: Entities, entities: Entities): Listed => {
  const left = ids.filter((id) => id in shown);
  return { rows: left.map((id) => shown[id]!), ids: left, leaving: ids.filter((id) => id in entities).length - left.length };
};

const view = ({ query, total, status, errors, stale, watched }: List, { rows, ids, leaving }: Listed): ListView<Row> => ({
  query,
  rows,
  ids,
  total: total - leaving,
  status,
  errors,
  stale,
  watched,
});

const standing = (all: readonly Request[]): RequestView => {
  // A preview asks without changing anything: the dialog that asks for it shows it.
  const requests = all.filter(({ verb, results }) => verb !== 'preview' && verb !== 'previewMany' && !results);
  const busy = requests.find((one) => one.busy);
  const failed = requests.find((one) => !one.busy);
  return requests.length ? { busy: busy?.verb ?? null, failed: failed?.verb ?? null, errors: failed?.errors ?? [] } : quiet;
};

export const selectorsOf = (name: string) => {
  const module = (root: Root) => root[name]!;
  const entities = (root: Root) => module(root).entities;
  const requests = (root: Root) => module(root).requests;
  const shown = createSelector([entities, requests], overlay);
  const listAt = (root: Root, key: string): List | undefined => module(root).lists[key];
  // Apart from the rest of the list: the same rows as long as they are, whatever becomes of the request for the next.
  const rowsOf = createSelector([(root: Root, key: string) => listAt(root, key)?.ids ?? none, shown, entities], listed);
  return {
    byId: (root: Root, id: string) => shown(root)[id],
    all: createSelector([shown], (all) => Object.values(all)),
    list: createSelector([listAt, rowsOf], (list, found) => (list ? view(list, found) : unasked)),
    request: createSelector([requests, (_: Root, id?: string) => id], (all, id) =>
      standing(Object.values(all).filter(({ subject }) => id === undefined || subject === id)),
    ),
    preview: (root: Root, id: string): PreviewView => {
      const asked = requests(root)[concurrencyKey('preview', { id })];
      return asked ?? noPreview;
    },
    bulk: (root: Root, verb: 'runMany' | 'previewMany', bulk: string): BulkView =>
      requests(root)[concurrencyKey(verb, { bulk })] ?? noPreview,
    conflict: createSelector([(root: Root, id: string) => requests(root)[concurrencyKey('update', { id })]], (request) =>
      request?.theirs ? { mine: request.change, theirs: request.theirs } : undefined,
    ),
  };
};

/** The selectors of a resource whose module is not needed: they read the state by its name. */
export const selectorsFor = <R extends Resource>(name: R['name']): ModuleSelectors<R> => selectorsOf(name) as unknown as ModuleSelectors<R>;
