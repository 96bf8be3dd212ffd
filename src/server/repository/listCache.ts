/** A cache of list answers, each with the revision at which it was read: used only while that revision is current. */
import { createHash } from 'node:crypto';
import type { Actor, Verdict } from '#shared/access';
import type { Resource } from '#shared/kit/resource';
import type { Reading } from '#shared/readQuery';
import { resources } from '#shared/resources/index';
import { stateOf } from './revisions';
import { seenBy } from './conditions';
import { dependsOn } from './relatedMatches';
import { treeFor } from './read';
import type { Tree } from './records';
import type { ServerResource } from './serverResource';
import type { Find, Store } from './store';

type Answered = { readonly revision: string; readonly body: Buffer };

/** Bytes of bodies that are remembered. */
const MOST = 32 * 2 ** 20;
/** Addresses that were requested once; an answer is cached from the second request on. */
const MOST_ASKED = 10_000;

export type ListCache = {
  /**
   * Names of the resources whose changes may change the answer of this address. Undefined for an address that was not asked
   * before: most are asked once, and remembering those would be in vain.
   */
  booksOf(url: string): readonly string[] | undefined;
  noteAsked(url: string, books: readonly string[]): void;
  get(key: string, revision: string): Buffer | undefined;
  set(key: string, answered: Answered): void;
};

const declared: Readonly<Record<string, Resource>> = resources;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** An empty cache; the entry that was unused the longest is removed first. */
export const listCache = (most = MOST): ListCache => {
  const asked = new Map<string, readonly string[]>();
  const known = new Map<string, Answered>();
  let bytes = 0;
  const forget = (key: string): void => {
    bytes -= known.get(key)?.body.length ?? 0;
    known.delete(key);
  };
  const noteAsked = (hash: string, books: readonly string[]): void => {
    asked.delete(hash);
    asked.set(hash, books);
    if (asked.size > MOST_ASKED) asked.delete(asked.keys().next().value!);
  };
  return {
    booksOf(url) {
      const hash = hashOf(url);
      const books = asked.get(hash);
      if (books) noteAsked(hash, books);
      return books;
    },
    noteAsked: (url, books) => noteAsked(hashOf(url), books),
    get(key, revision) {
      const found = known.get(key);
      if (found?.revision !== revision) return undefined;
      known.delete(key);
      known.set(key, found);
      return found.body;
    },
    set(key, answered) {
      forget(key);
      known.set(key, answered);
      bytes += answered.body.length;
      while (bytes > most) forget(known.keys().next().value!);
    },
  };
};

/** The resources a list answers records of: its own, and those along the include's paths. */
const answered = (find: Find, server: ServerResource, tree: Tree): ServerResource[] => [
  server,
  ...Object.entries(tree).flatMap(([name, deeper]) => answered(find, find(server.resource.relations[name]!.type), deeper)),
];

/** Names of the resources whose revisions change whenever the answer would; undefined if revisions do not cover every change. */
const booksFor = (find: Find, server: ServerResource, servers: readonly ServerResource[], reading: Reading): string[] | undefined => {
  const names = new Set<string>(dependsOn(server, reading, find));
  for (const { resource, relations, changesWith } of servers) {
    if (!changesWith) return undefined;
    // A link through another table ends with the record that it leads to, and one may be sorted by.
    const linked = Object.keys(relations).filter(
      (name) => relations[name]!.by !== 'column' || reading.sort.some((one) => one.includes(`${name}.`)),
    );
    for (const name of [resource.name, ...changesWith, ...linked.map((one) => find(resource.relations[one]!.type).resource.name)])
      names.add(name);
  }
  return [...names].sort();
};

/** Everything that decides an answer beside the rows: the request, and what the rules let this actor see. */
const keyOf = (url: string, actor: Actor | null, verdict: Verdict, servers: readonly ServerResource[], seen: readonly string[]): string => {
  // Numbers among the attributes count records of other resources, as far as the actor may get those.
  const names = servers.flatMap(({ resource, changesWith = [] }) => [resource.name, ...changesWith]);
  return hashOf(JSON.stringify([url, verdict, names.map((name) => declared[name]?.access.get?.(actor) ?? false), seen]));
};

type Asking = {
  readonly url: string;
  readonly actor: Actor | null;
  readonly verdict: Verdict;
  readonly reading: Reading;
  /** Of the books of this address, where it was read together with who asks. */
  readonly revision: string | null;
};

/**
 * The body of a list: the one from before if nothing has changed since, on whichever server, else what `make` makes.
 * @param asking the request's address as it came, who asks, the rule's answer, what the address says, and the books' revision
 */
export const listBody = async (
  { find, database, lists }: Store,
  server: ServerResource,
  { url, actor, verdict, reading, revision }: Asking,
  make: () => Promise<Buffer>,
): Promise<Buffer> => {
  const servers = answered(find, server, treeFor(server, reading));
  const asked = lists.booksOf(url);
  const books = asked ?? booksFor(find, server, servers, reading);
  if (books && !asked) lists.noteAsked(url, books);
  if (!books || !asked) return make();
  const key = keyOf(url, actor, verdict, servers, seenBy(actor, server, find));
  // Read before the rows: what changes while they are read makes the answer out of date, never one that looks fresh.
  const state = revision ?? (await stateOf(database.kysely, books));
  const known = lists.get(key, state);
  if (known) return known;
  const body = await make();
  lists.set(key, { revision: state, body });
  return body;
};
