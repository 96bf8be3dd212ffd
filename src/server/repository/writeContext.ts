/** A unit of work as the repository itself sees it: with what has to be entered in the audit and the totals when the rows are done. */
import type { Actor } from '#shared/access';
import type { Problem } from '#shared/errors';
import type { Confirmation } from '#shared/jsonapi';
import type { Language } from '#shared/locale';
import type { auditActions } from '#shared/areas/oversight/resources/audit';
import { newId } from './ids';
import type { ServerResource, Values } from './serverResource';
import type { Store } from './store';
import type { Work } from './work';

/** The actor of a write, and the IP address. */
export type Act = {
  readonly store: Store;
  readonly actor: Actor;
  readonly session: Buffer | null;
  /** Null where no request asked: a job, a command of the operator. */
  readonly ip: string | null;
  readonly requestId: string | null;
  /** The person's language, as the browser states it. */
  readonly language: Language;
  /** The warnings that the person has read already. */
  readonly confirmation?: Confirmation | undefined;
};

export type Action = (typeof auditActions)[number];

/** The change of one record in a write. */
export type AuditAction = Extract<Action, 'add' | 'update' | 'destroy' | 'restore' | 'command'>;

export type AuditLine = {
  readonly id: string;
  /** Id of the line of the change that made this one; null for what the request itself asked for. */
  readonly causeId: string | null;
  readonly action: AuditAction;
  readonly resource: string;
  readonly recordId: string;
  /** What the record is called, after the change. */
  readonly label: string | null;
  readonly before: Values | null;
  readonly after: Values | null;
  /** A command's name, its input, and the states before and after. */
  readonly command?: string;
  readonly fromState?: string;
  readonly toState?: string;
  readonly input?: Values;
};

export type WriteContext = Work & {
  readonly act: Act;
  readonly lines: AuditLine[];
  /** By resource name, how many live rows more or fewer. 0 is a change, too. */
  readonly changes: Map<string, number>;
  /** By resource name, the records that changed, and for each how many live rows more or fewer. */
  readonly touched: Map<string, Map<string, number>>;
  /** What was told of a command's amounts. */
  readonly amounts: Record<string, number>;
  /** What was told of a command that somebody should know before. */
  readonly warnings: Problem[];
  /** Warnings that the person has to confirm before the write is done. */
  readonly asked: Problem[];
  /** Id of the audit line that what is written now follows from. */
  readonly cause: string | null;
  /** The same transaction for the hooks of a change: what they write is linked to the change's audit line. */
  readonly causedBy: (lineId: string | null) => HookContext;
};

/** `hasAsked`: whether the hook talked to the database, and so may have changed what was read before. */
export type HookContext = WriteContext & { readonly hasAsked: () => boolean };

/**
 * Notes that records of a resource changed.
 * @param each how many live rows more each of them is: 1 where it was added or came back, -1 where it went, else 0
 */
export const noteChange = (
  { changes, touched }: Pick<WriteContext, 'changes' | 'touched'>,
  { resource: { name } }: ServerResource,
  each: -1 | 0 | 1,
  ids: readonly string[],
): void => {
  changes.set(name, (changes.get(name) ?? 0) + each * ids.length);
  const before = touched.get(name) ?? new Map<string, number>();
  for (const id of ids) before.set(id, (before.get(id) ?? 0) + each);
  touched.set(name, before);
};

/**
 * The id that the audit line of a change will have, for its hooks, which come first. A resource that isn't audited has no line:
 * what follows from it is linked to what it follows from itself.
 */
export const hooksOf = (work: WriteContext, { unaudited }: ServerResource, lineId: string): HookContext =>
  work.causedBy(unaudited ? work.cause : lineId);

/** Notes a line of the audit, unless the resource has none. @param line `id` where its hooks know it already */
export const noteLine = (
  { lines, cause }: WriteContext,
  { resource, unaudited }: ServerResource,
  line: Omit<AuditLine, 'id' | 'causeId' | 'resource'> & { readonly id?: string },
): void => {
  if (!unaudited) lines.push({ id: newId(), causeId: cause, resource: resource.name, ...line });
};
