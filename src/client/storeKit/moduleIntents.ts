/** What can be asked of a module: how each intent is written, and what it changes before there is an answer. */
import type { Query } from '#shared/jsonapi';
import type { Resource } from '#shared/kit/resource';
import type { Confirming, Order, Payloads, Row, Verb } from '../services/serviceResults';
import { intent, type Intent, type FollowUp } from './intents';
import { newId } from './ids';
import { begin, beginList, forget, type ModuleState, type Request } from './moduleState';

type Draft = { readonly id: string; readonly [field: string]: unknown };
type Shown = Pick<Request, 'change' | 'gone'>;

/** An intent that begins a request. `shown`: what a person sees of it at once, and no longer if it fails. */
const asks = <A, P>(verb: Verb, payloadOf: (argument: A) => P, shown?: (payload: P) => Shown) => ({
  prepare: (argument: A, ...then: FollowUp[]) => intent(payloadOf(argument), then),
  reducer: (state: ModuleState, asked: Intent<P>) => begin(state, verb, asked, shown?.(asked.payload)),
});

/** An intent that only the slice hears. */
const tells = <A, P>(payloadOf: (argument: A) => P, change: (state: ModuleState, payload: P) => void) => ({
  prepare: (argument: A) => intent(payloadOf(argument), []),
  reducer: (state: ModuleState, { payload }: Intent<P>) => change(state, payload),
});

/** The values of a change without its secrets: they are sent, and never stored in the state. */
const openly = (resource: Resource, change: Row): Row =>
  Object.fromEntries(Object.entries(change).filter(([name]) => name !== 'confirmation' && resource.attributes[name]?.mode !== 'w')) as Row;

const same = <P>(payload: P): P => payload;
const byId = (id: string) => ({ id });
const byKey = (key: string) => ({ key });

/** What a person says with a command. */
type CommandOrder = Omit<Order, 'command' | 'input'> & Confirming & { readonly input?: Order['input'] };

/** An intent for each command, by its name. */
export const commandIntentsOf = ({ commands }: Resource) =>
  Object.fromEntries(
    Object.keys(commands).map((command) => [
      command,
      asks('run', ({ input = {}, ...order }: CommandOrder): Payloads['run'] => ({ ...order, command, input, key: newId() })),
    ]),
  );

export const intentsOf = (resource: Resource) => ({
  list: { prepare: (key: string, query: Query, ...then: FollowUp[]) => intent({ key, query }, then), reducer: beginList },
  get: asks('get', byId),
  add: asks('add', same<Draft>),
  update: asks('update', same<Row>, (change) => ({ change: openly(resource, change) })),
  destroy: asks('destroy', same<Payloads['destroy']>, ({ id }) => ({ gone: [id] })),
  destroyMany: asks('destroyMany', same<Payloads['destroyMany']>, ({ ids = [] }) => ({ gone: [...ids] })),
  restore: asks('restore', (deletion: string) => ({ deletion })),
  upload: asks('upload', same<Payloads['upload']>),
  preview: asks('preview', same<Payloads['preview']>),
  runMany: asks('runMany', same<Payloads['runMany']>),
  previewMany: asks('previewMany', same<Payloads['previewMany']>),

  leave: tells(byKey, ({ lists }, { key }) => {
    if (lists[key]) lists[key].watched = false;
  }),
  acknowledge: tells(byId, (state, { id }) => forget(state, ({ subject, busy }) => subject === id && !busy)),
});
