/** Runs a command on a record: checks its state, does what the resource's half says, and enters the move in the audit. Rules: CMD-1, CMD-3, CMD-6. */
import type { Where } from '#shared/access';
import type { ErrorMeta, Problem } from '#shared/errors';
import { inputOf, isFitFor, legalIn, stateOf } from '#shared/kit/commands';
import type { RecordOf, Resource } from '#shared/kit/resource';
import { Refusal } from '../refusal';
import { auditValues, recordLabel } from './audit';
import { checkReferences } from './checkReferences';
import { newId } from './ids';
import { withInitials } from './insert';
import { numbersAt } from './numbering';
import { named } from './readNamed';
import { recordsOf, type LoadedRecord } from './records';
import type { Row, ServerResource, Values } from './serverResource';
import { differs, lockedRecord, valueBefore, writeRow, type ExpectedVersions } from './update';
import { hooksOf, noteLine, type WriteContext } from './writeContext';

export type CommandOptions = {
  /** The filter of the rule: a row outside it does not exist for this person. */
  readonly where: Where;
  readonly expected: ExpectedVersions;
  /** Problems of the input that is not sound and therefore not among it. */
  readonly problems?: readonly Problem[];
  /** The input's relations may lead to records that the actor may not see: the server wrote it. */
  readonly unscoped?: boolean;
};

/** The states before and after a command. */
export type Move = { readonly from: string; readonly to: string };

/** @throws Refusal `state.illegal` with the present state and the commands that are legal in it */
const refuseIllegal = (resource: Resource, name: string, row: Row): string => {
  const state = stateOf(resource, row)!;
  if (resource.commands[name]!.from.includes(state)) return state;
  const meta: ErrorMeta = { command: name, state, legal: legalIn(resource, state).join(', ') };
  throw new Refusal([{ code: 'state.illegal', meta }]);
};

/** @throws Refusal where the record holds not what the command needs (CMD-2) */
const refuseUnfit = ({ commands }: Resource, name: string, record: RecordOf<Resource>): void => {
  const command = commands[name]!;
  if (!isFitFor(command, record)) throw new Refusal([{ code: command.unfit ?? 'command.unfit' }]);
};

/** The state that a command leads to: the only one there is, else the one that its function chose. */
const stateAfter = ({ commands, states }: Resource, name: string, values: Values): string => {
  const { to } = commands[name]!;
  const chosen = (values[states!.field] as string | undefined) ?? to[0]!;
  if (to.includes(chosen)) return chosen;
  throw new Error(`The command ${name} may not lead to ${chosen}: it declares ${to.join(', ')}.`);
};

/** The values that are not those which a record has already. */
const changeTo = (before: LoadedRecord, wanted: Values): Values =>
  Object.fromEntries(Object.entries(wanted).filter(([field, value]) => differs(before, field, value)));

/**
 * Runs a command in the open transaction. The record is read once, under its lock, and handed to all that follows. It gets a new version and a line in the audit, whatever the command changed.
 * @param given sound values by the names that the command declares; what is left out has its initial value
 * @throws Refusal `resource.missing`, `version.stale`, `state.illegal`, every problem of the input, and what the command refuses
 */
export const runCommand = async (
  work: WriteContext,
  server: ServerResource,
  name: string,
  id: string,
  given: Values,
  { where, expected, problems = [], unscoped }: CommandOptions,
): Promise<Move> => {
  const { resource } = server;
  const row = await lockedRecord(work, server, id, where, expected);
  const fromState = refuseIllegal(resource, name, row);
  const inputForm = inputOf(resource, name);
  const input = withInitials(inputForm, given);
  await checkReferences(work, { ...server, resource: inputForm }, id, input, {
    known: problems,
    unscoped: unscoped ?? resource.commands[name]!.judgesInput,
  });
  const lineId = newId();
  const context = hooksOf(work, server, lineId);
  const [before] = await recordsOf(work.act.store.find, work.trx, server, [row]);
  const record = named(before!, undefined) as RecordOf<Resource>;
  refuseUnfit(resource, name, record);
  const values: Values = await server.commands[name]!(context, record, input);
  const toState = stateAfter(resource, name, values);
  const numbers = await numbersAt(name, work, resource, { ...row, ...values });
  const change = changeTo(before!, { ...values, ...numbers, [resource.states!.field]: toState });
  await writeRow(work, server, row, change);
  noteLine(work, server, {
    id: lineId,
    action: 'command',
    recordId: id,
    label: recordLabel(resource, { ...row, ...change }),
    before: auditValues(resource, Object.fromEntries(Object.keys(change).map((field) => [field, valueBefore(before!, field)]))),
    after: auditValues(resource, change),
    command: name,
    fromState,
    toState,
    input: auditValues(inputForm, input),
  });
  await server.hooks.after?.run?.(context, { ...record, ...change }, name);
  return { from: fromState, to: toState };
};
