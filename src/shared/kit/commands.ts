/**
 * Commands: what may become of a record's state, next to editing its values. A command is declared with the states from which it is
 * legal and those it leads to; the route, the preview, the permission, the buttons and the tests follow from that. Rules: CMD-1, CMD-2.
 */
import type { Permission, Rule } from '../access';
import { allOf, canOrHeld, canOrOwned, HOLDER, ofClient, withRestriction } from '../access';
import type { ErrorCode } from '../errors';
import type { Field, Mode } from './fields';
import type { Relation, Resource } from './resource';

type Fields = Readonly<Record<string, Field<unknown, Mode>>>;
type Relations = Readonly<Record<string, Relation<unknown, Mode>>>;

/** The input of a command next to the record: attributes and relations, checked as those of a record are. */
export type CommandInput = { readonly attributes?: Fields; readonly relations?: Relations };

export type Command<S extends string = string> = {
  /** What happened, for the event: `activated` of `activate`. */
  readonly did: string;
  /** The states in which it is legal. */
  readonly from: readonly S[];
  /** The states that it may lead to. Where there are several, the server's half chooses. */
  readonly to: readonly S[];
  /** What its permission says: `activate` for "activate clientsubsheader". */
  readonly permission: string;
  /** The relation to the client whose own people may do it too, if their role there permits it. */
  readonly owner?: string;
  /** Only the client's own people may do it, and no role of the platform: it opens what belongs to the client (PRV-18). */
  readonly clientOnly?: true;
  readonly input?: CommandInput;
  /** Attributes of the input that the audit notes and that change nothing: a preview does without them (CMD-5). */
  readonly noted?: readonly string[];
  /** The field that must hold something: there is nothing to take back where no change waits. */
  readonly needs?: string;
  /** The field that must hold nothing: what is cancelled already is not cancelled again. */
  readonly unless?: string;
  /** How it is refused where one of the two is not so, in a sentence of its own; `command.unfit` by default. */
  readonly unfit?: ErrorCode;
  /** Its input may also lead to records that the person cannot see, as a package that is no longer sold: the command itself says why not. */
  readonly judgesInput?: true;
  /** Its input says something new, as an answer does: a form begins without the values that the record has under the same names. */
  readonly startsEmpty?: true;
  /** Given by one press, without a dialog: it takes nothing away, and asks for nothing. */
  readonly ask?: 'never';
  /** It has no preview: nobody may know its result before it is done. */
  readonly blind?: true;
  /** The clock gives it when its date comes: no button offers it. */
  readonly byClock?: true;
  /** How much it takes away: a dangerous one is asked for in red. */
  readonly tone?: 'danger';
};

export type Commands<S extends string = string> = Readonly<Record<string, Command<S>>>;

/** The attribute that holds a record's state, and in which states a person may edit or delete the record itself (CMD-4). */
export type States = {
  readonly field: string;
  readonly initial: string;
  readonly edit: readonly string[];
  readonly destroy: readonly string[];
};

/** Names that the store's modules use themselves. */
type Reserved =
  | 'list'
  | 'leave'
  | 'get'
  | 'add'
  | 'update'
  | 'destroy'
  | 'destroyMany'
  | 'restore'
  | 'upload'
  | 'acknowledge'
  | 'preview'
  | 'previewed'
  | 'run'
  | 'runMany'
  | 'ranMany'
  | 'previewMany'
  | 'previewedMany';
export type NotReserved<C> = { readonly [K in keyof C]: K extends Reserved ? `${K} is a name of the kit` : C[K] };

type Valued<F> = F extends { readonly is?: () => infer T } ? T : never;
type Values<F> = { [K in keyof F]: Valued<F[K]> };

/** The input of a command, by name; what may be empty may be left out. */
export type InputOf<C> = C extends { readonly input: infer I }
  ? Partial<(I extends { readonly attributes: infer A } ? Values<A> : {}) & (I extends { readonly relations: infer L } ? Values<L> : {})>
  : {};

export type CommandsOf<R extends Resource> = R['commands'];
export type CommandName<R extends Resource> = Extract<keyof R['commands'], string>;

/** The permission that opens a command. */
export const permissionTo = ({ type }: Pick<Resource, 'type'>, { permission }: Pick<Command, 'permission'>): Permission =>
  `${permission} ${type}` as Permission;

const givenBy = (permission: Permission, { owner, clientOnly }: Command): Rule => {
  if (owner === HOLDER) return canOrHeld(permission);
  return clientOnly && owner ? ofClient(permission, owner) : canOrOwned(permission, owner);
};

/** Who may give a command: the permission, on records that they may also get (ROL-13). */
export const commandRule = (resource: Pick<Resource, 'type' | 'access'>, command: Command): Rule => {
  const rule = withRestriction('write', givenBy(permissionTo(resource, command), command));
  return resource.access.get ? allOf(rule, resource.access.get) : rule;
};

/** A command's path below its record: `change-plan` for `changePlan`. */
export const commandPath = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The input of a command as something that documents and forms can be checked against. */
export const inputOf = (resource: Resource, name: string): Resource => ({
  ...resource,
  attributes: (resource.commands[name]?.input?.attributes ?? {}) as Resource['attributes'],
  relations: resource.commands[name]?.input?.relations ?? {},
});

/** The input without what a preview does without. */
export const previewedInput = ({ noted = [] }: Pick<Command, 'noted'>, input: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !noted.includes(name)));

/** The state of a record; undefined for a resource without states. */
export const stateOf = ({ states }: Pick<Resource, 'states'>, record: Readonly<Record<string, unknown>>): string | undefined =>
  states && String(record[states.field]);

/** The commands that are legal for a record in this state, anyone who asks, in the order of the declaration. */
export const legalIn = ({ commands }: Pick<Resource, 'commands'>, state: string): string[] =>
  Object.entries(commands).flatMap(([name, { from }]) => (from.includes(state) ? [name] : []));

/** Whether a record holds what a command needs, and nothing that rules it out: for the server's refusal and the buttons. */
export const isFitFor = ({ needs, unless }: Command, record: Readonly<Record<string, unknown>>): boolean =>
  (needs === undefined || Boolean(record[needs])) && (unless === undefined || !record[unless]);

/** Why a command cannot be given; undefined when it can. */
export type UnavailableReason =
  { readonly why: 'permission'; readonly permission: Permission } | { readonly why: 'state'; readonly state: string };

/** One function for the server's refusal, the buttons and "why not". @param allowed the answer of `allows` for the command's rule and this record */
export const unavailableReason = (resource: Resource, name: string, state: string, allowed: boolean): UnavailableReason | undefined => {
  const command = resource.commands[name]!;
  if (!allowed) return { why: 'permission', permission: permissionTo(resource, command) };
  return command.from.includes(state) ? undefined : { why: 'state', state };
};

/** The actions that commands add to what can be permitted on a resource. */
export const commandActions = ({ commands }: Pick<Resource, 'commands'>): string[] => [
  ...new Set(Object.values(commands).map(({ permission }) => permission)),
];
