/** One's own profile: roles and permissions, and the few attributes that one may change. Rule: SGN-5. */
import type { FastifyRequest } from 'fastify';
import type { Actor } from '#shared/access';
import type { Problem } from '#shared/errors';
import { endpoints } from '#shared/endpoints/index';
import { API_ROOT } from '#shared/jsonapi';
import { permission } from '#shared/areas/identity/resources/permission';
import { role } from '#shared/areas/identity/resources/role';
import { user } from '#shared/areas/identity/resources/user';
import { ownAttributes, profileChange } from '#shared/areas/identity/signIn';
import { fieldAt, pointerTo } from '#shared/validate';
import type { Config } from '#server/config';
import { expectedVersions } from '#server/http/conditions';
import type { Examined, Values } from '#server/http/document';
import { Refusal } from '#server/refusal';
import { personOf } from '../sql/emailAddress';
import { isPasswordStill } from '../sql/ownAccount';
import { browserKeyOf } from '../sql/browserKey';
import type { offeredStart } from '../../clients/sql/clinicStart';
import { workplacesOf } from '../sql/memberships';
import type { ownSubscription } from '../../clients/sql/ownSubscription';
import { readIn, readOne, type Found, type ReadOptions } from '#server/repository/read';
import type { Store } from '#server/repository/store';
import { updateRecord } from '#server/repository/update';
import { write } from '#server/repository/write';
import type { SignIn } from '../signIn/signIn';
import { askNewAddress } from '../signIn/emailVerification';
import type { Handlers } from '#server/routes/endpoints';
import { missingPassword, proofOf, wrongPassword } from './passwordProof';
import { actOf, missing, recordDocument, sendRecord } from '#server/routes/routeSteps';

/** People may see what they hold, though they may not browse roles: what is included is read as by someone who may. */
const asHolder = ({ restriction: _, ...actor }: Actor): Actor => ({
  ...actor,
  permissions: [...actor.permissions, `view ${role.type}`, `view ${permission.type}`],
});

/** A problem for each value that one may not change oneself; a picture is set by its upload, and only removed here. */
const foreignProblems = (values: Values): Problem[] =>
  Object.entries(values).flatMap(([name, value]): Problem[] => {
    const isOwn = ownAttributes.includes(name) && (name !== 'profile_image' || value === null);
    return isOwn ? [] : [{ code: 'read_only', pointer: pointerTo(user, name) }];
  });

/** What the area of clients knows of a person. */
type ClientFacts = { readonly ownSubscription: typeof ownSubscription; readonly offeredStart: typeof offeredStart };

type Needs = {
  readonly store: Store;
  readonly signIn: SignIn;
  readonly config: Pick<Config, 'idleLockMinutes'>;
  readonly clients: ClientFacts;
};

/** The requested change of one's own profile. `hash`: the stored one that the given password fits, where one had to be given. */
type OwnChange = { readonly values: Values; readonly version: number | undefined; readonly hash: string | null };

/**
 * Completes the examination of a change of one's own profile. Anyone who controls the e-mail address controls the account, so a new one needs the password: a session that was left
 * open or stolen is not enough.
 * @throws Refusal with all problems at once
 */
async function ownChange({ store, signIn }: Needs, request: FastifyRequest, actor: Actor, examined: Examined): Promise<OwnChange> {
  const { values, problems, version } = examined;
  const { email, current_password, ...rest } = values;
  const isNewAddress = typeof email === 'string' && email !== (await personOf(store.database.kysely, actor.id))?.email;
  const found: Problem[] = [...problems, ...foreignProblems(values)];
  let hash: string | null = null;
  if (isNewAddress && typeof current_password === 'string') {
    hash = await proofOf(signIn, request, current_password);
    if (hash === null) found.push(wrongPassword);
  } else if (isNewAddress && !found.some(({ pointer }) => fieldAt(profileChange, pointer) === 'current_password'))
    found.push(missingPassword);
  if (found.length) throw new Refusal(found);
  return { values: { ...rest, ...(email !== undefined && { email }) }, version, hash };
}

/** The answer includes the actor, so that the client evaluates the access rules with the same data as the server. */
const answerOf = ({ store, config }: Needs, wish: ReadOptions, found: Found, actor: Actor, more: object = {}) => {
  if (!found.records.length) missing('resource.missing');
  const { meta, ...document } = recordDocument(store.find(user.type), wish, found, {
    links: { self: `${API_ROOT}${endpoints.me.path}` },
    disclosure: 'whole',
  });
  return {
    status: 200,
    headers: {},
    document: { ...document, meta: { ...meta, actor, idle_lock_minutes: config.idleLockMinutes, ...more } },
  };
};

/**
 * The clients that the person can choose, and the subscription of the one that they work for. Anyone who works for none has nothing to
 * choose either. `start`: that they may start a clinic of their own, and the plan that they chose; null for whom it is not offered.
 */
const clientOf = async ({ store: { database, clock }, clients: { offeredStart, ownSubscription } }: Needs, { id, entityId }: Actor) => {
  const now = clock();
  if (entityId === null) return { workplaces: [], subscription: null, start: await offeredStart(database, id, now) };
  const subscription = await ownSubscription(database, { userId: id, entityId }, now);
  const start = subscription.id === null ? await offeredStart(database, id, now) : null;
  return { workplaces: await workplacesOf(database, id), subscription, start };
};

export const me = (needs: Needs): Handlers<'me' | 'updateMe'> => {
  const { store } = needs;
  const server = store.find(user.type);
  return {
    me: async ({ request, reply, actor, wish }) => {
      const found = await readOne(store, asHolder(actor), server, actor.id, wish, { id: actor.id });
      const browser_key = await browserKeyOf(store.database.kysely, actor.id);
      return sendRecord(request, reply, answerOf(needs, wish, found, actor, { browser_key, ...(await clientOf(needs, actor)) }));
    },

    updateMe: {
      examines: async ({ request, reply, actor, wish, examine }) => {
        const { values, version, hash } = await ownChange(needs, request, actor, examine());
        const { email, ...rest } = values;
        const where = { id: actor.id };
        const found = await write(actOf(request, store), where, async (work) => {
          if (hash !== null && !(await isPasswordStill(work.trx, actor.id, hash))) throw new Refusal([wrongPassword]);
          // An address is somebody's once they have opened its link: until then it only waits.
          const asked = typeof email === 'string' ? await askNewAddress(work, email) : {};
          await updateRecord(work, server, actor.id, { ...rest, ...asked }, { where, expected: expectedVersions(request, user, version) });
          return readIn(store, work.trx, asHolder(actor), server, [actor.id], wish);
        });
        return sendRecord(request, reply, answerOf(needs, wish, found, actor));
      },
    },
  };
};
