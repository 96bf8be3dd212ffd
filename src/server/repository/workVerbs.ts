/** What a unit of work writes to a resource by its name: the same checks, hooks and lines as a request, without asking who may. */
import type { Resource } from '#shared/kit/resource';
import { resources, type ResourceName } from '#shared/areas/resources';
import { check, fieldAt, normaliseValues } from '#shared/validate';
import { Refusal } from '../refusal';
import { allRows } from './lists/conditions';
import { destroyRecords } from './destroy';
import { newId } from './ids';
import { insertRecord } from './insert';
import { addedReferences, moveReferences, referencesTo } from './references';
import { validateRecord, type ValidatedRecord } from './validateRecord';
import { rowsOf } from './lists/rows';
import type { Current, ServerResource, Values } from './serverResource';
import { inputOf } from '#shared/kit/commands';
import { runCommand } from './command';
import { updateRecord } from './update';
import type { Moved } from './work';
import type { WriteContext } from './writeContext';

const servers = ({ act }: WriteContext): ServerResource[] => Object.values(resources).map(({ type }) => act.store.find(type));

const serverOf = ({ act }: WriteContext, name: ResourceName): ServerResource => act.store.find(resources[name].type);

/** The declaration with the fields that are given as ones that may be written: the server writes what a client only reads. */
const opened = (resource: Resource, values: Values): Resource => {
  const open = <F extends { readonly mode: string }>(fields: Readonly<Record<string, F>>): Record<string, F> =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, field.mode === 'r' && name in values ? { ...field, mode: 'rw' } : field]),
    );
  return { ...resource, attributes: open(resource.attributes) as Resource['attributes'], relations: open(resource.relations) };
};

/** The values as they are stored, and every problem that they have by themselves. */
const examined = async (
  work: WriteContext,
  server: ServerResource,
  how: 'add' | 'update',
  given: Values,
  current?: Current,
): Promise<ValidatedRecord> => {
  const resource = opened(server.resource, given);
  const values = normaliseValues(resource, given);
  const problems = check(resource, values, how);
  const unsound = new Set(problems.map(({ pointer }) => fieldAt(resource, pointer)));
  const sound = Object.fromEntries(Object.entries(values).filter(([name]) => !unsound.has(name)));
  return validateRecord(server, { values: sound, problems }, how, work.now, current && { current });
};

/** See `Work.add`. */
export const addNamed = async (work: WriteContext, name: ResourceName, given: Values): Promise<string> => {
  const server = serverOf(work, name);
  const { values, problems } = await examined(work, server, 'add', given);
  const id = newId();
  await insertRecord(work, server, id, values, { problems, unscoped: true });
  return id;
};

/** See `Work.update`. */
export const updateNamed = async (work: WriteContext, name: ResourceName, id: string, given: Values): Promise<void> => {
  const server = serverOf(work, name);
  const current = async () => (await rowsOf(work.act.store.find, work.trx, server, [id]))[0];
  const { values, problems } = await examined(work, server, 'update', given, current);
  await updateRecord(work, server, id, values, { where: {}, expected: undefined, problems, unscoped: true });
};

/** See `Work.destroy`. */
export const destroyNamed = async (work: WriteContext, name: ResourceName, ids: readonly string[]): Promise<void> => {
  if (!ids.length) return;
  const { refused } = await destroyRecords(work, serverOf(work, name), newId(), { ids, narrowing: allRows });
  if (refused.size) throw new Refusal([...refused.values()]);
};

/** See `Work.addedTo`. */
export const addedToNamed = (work: WriteContext, name: ResourceName, id: string, since: string): Promise<readonly string[]> =>
  addedReferences(work, referencesTo(servers(work), serverOf(work, name)), id, since);

/** See `Work.move`. */
export const moveNamed = (
  work: WriteContext,
  name: ResourceName,
  from: string,
  to: string,
  only?: readonly Moved[],
): Promise<readonly Moved[]> => moveReferences(work, referencesTo(servers(work), serverOf(work, name)), { from, to, only });

/** See `Work.run`. */
export const runNamed = async (work: WriteContext, name: ResourceName, command: string, id: string, given: Values): Promise<void> => {
  const server = serverOf(work, name);
  const inputForm = inputOf(server.resource, command);
  const input = normaliseValues(inputForm, given);
  const problems = check(inputForm, input, 'add');
  await runCommand(work, server, command, id, input, { where: {}, expected: undefined, problems, unscoped: true });
};
