/** How a session that begins with somebody signed in, or in the middle of their work, is played against a freshly started app. */
import type { ResourceObject } from '#shared/jsonapi';
import { entries } from '#shared/areas/entries';
import { resources, type ResourceName } from '#shared/areas/resources';
import type { Row } from '#client/services/serviceResults';
import { me } from '#client/store/session/me';
import { auth } from '#client/store/session/auth';
import type { Logged } from './actions';
import type { Log } from './log';

type Users = Readonly<Record<string, { readonly email?: unknown } | undefined>>;
type Start = { readonly me?: { readonly id: string | null }; readonly user?: { readonly entities: Users } };
type Loaded = { readonly id: string; readonly records: { readonly users?: readonly Row[] } };

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const inStart = ({ me: person, user }: Start): string | undefined => text(user?.entities[person?.id ?? '']?.email);

const inProfile = ({ payload }: Logged): string | undefined => {
  const { id, records } = payload as Loaded;
  return text(records.users?.find((one) => one.id === id)?.email);
};

/** The address of the person who is signed in as the session begins; undefined where it begins with signing in. */
export function signedInAt({ start, actions }: Log): string | undefined {
  const first = actions.find(({ type }) => type === me.actions.loaded.type || type === auth.actions.login.type);
  return (start && inStart(start)) ?? (first?.type === me.actions.loaded.type ? inProfile(first) : undefined);
}

/** The parts of a state that hold rows of a resource, as documents: with what they are called, and what they belong to. */
export function rowsAt(start: object | null): ReadonlyMap<ResourceName, readonly ResourceObject[]> {
  const held = Object.entries(start ?? {}).flatMap(([name, part]): [ResourceName, readonly ResourceObject[]][] => {
    const { entities } = part as { readonly entities?: Readonly<Record<string, Row>> };
    if (!entities || !Object.hasOwn(entries, name)) return [];
    const resource = resources[name as ResourceName];
    const isOne = (field: string) => Object.hasOwn(resource.relations, field);
    const rows = Object.values(entities).map(({ id, version: _, ...fields }) => {
      const of = (own: boolean) => Object.entries(fields).filter(([field]) => isOne(field) === own);
      const relationships = Object.fromEntries(of(true).map(([field, data]) => [field, { data }]));
      return { type: resource.type, id, attributes: Object.fromEntries(of(false)), relationships } as ResourceObject;
    });
    return rows.length ? [[name as ResourceName, rows]] : [];
  });
  return new Map(held);
}
