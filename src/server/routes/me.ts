/** Yourself: who you are with your roles and what they permit, and the few things about you that you may change. */
import type { FastifyInstance } from 'fastify';
import type { Actor } from '#shared/access';
import type { Problem } from '#shared/errors';
import { API_ROOT } from '#shared/jsonapi';
import { permission } from '#shared/resources/permission';
import { role } from '#shared/resources/role';
import { user } from '#shared/resources/user';
import { pointerTo } from '#shared/validate';
import type { Config } from '../config';
import { own, signedIn } from '../http/actor';
import { expectedVersions } from '../http/conditions';
import { readDocument, type Values } from '../http/document';
import { Refusal } from '../http/errors';
import { readIn, readOne, type Found, type Wish } from '../repository/read';
import type { Store } from '../repository/store';
import { updateRecord } from '../repository/update';
import { write } from '../repository/write';
import { askNewAddress } from '../verification';
import { actOf, missing, recordDocument, sendRecord, wishOf } from './steps';

/** What people may change of themselves. A password needs the current one; the rest is for those who manage users. */
export const ownAttributes: readonly string[] = ['name', 'email', 'profile_image'];

/** People may see what they hold, though they may not browse roles: what is included is read as by someone who may. */
const asHolder = ({ restriction: _, ...actor }: Actor): Actor => ({ ...actor, permissions: [...actor.permissions, `view ${role.type}`, `view ${permission.type}`] });

/** @throws Refusal `read_only` for each value that isn't one's own to change; a picture is set by its upload, and only removed here */
const refuseForeign = (values: Values): void => {
  const wrong = Object.entries(values).filter(([name, value]) => !ownAttributes.includes(name) || (name === 'profile_image' && value !== null));
  if (wrong.length) throw new Refusal(wrong.map(([name]): Problem => ({ code: 'read_only', pointer: pointerTo(user, name) })));
};

/** GET and PATCH /me. */
export function me(app: FastifyInstance, { store, config }: { store: Store; config: Pick<Config, 'idleLockMinutes'> }): void {
  const server = store.find(user.type);
  /** Who the person is to the rules goes along, so that a screen asks them of the very same actor. */
  const answer = (wish: Wish, found: Found, actor: Actor) => {
    if (!found.records.length) missing('resource.missing');
    const { meta, ...document } = recordDocument(server, wish, found, { self: `${API_ROOT}/me` });
    return { status: 200, headers: {}, document: { ...document, meta: { ...meta, actor, idle_lock_minutes: config.idleLockMinutes } } };
  };

  app.get('/me', own, async (request, reply) => {
    const { actor } = signedIn(request);
    const wish = wishOf(request, user);
    return sendRecord(request, reply, answer(wish, await readOne(store, asHolder(actor), server, actor.id, wish, { id: actor.id }), actor));
  });

  app.patch('/me', own, async (request, reply) => {
    const { actor } = signedIn(request);
    const wish = wishOf(request, user);
    const { values, version } = readDocument(user, request.body, actor.id);
    refuseForeign(values);
    const { email, ...rest } = values;
    const where = { id: actor.id };
    const found = await write(actOf(request, store), server, where, async (work) => {
      // An address is somebody's once they have opened its link: until then it only waits.
      const asked = typeof email === 'string' ? await askNewAddress(work, email) : {};
      await updateRecord(work, server, actor.id, { ...rest, ...asked }, { where, expected: expectedVersions(request, version) });
      return readIn(store, work.trx, asHolder(actor), server, [actor.id], wish);
    });
    return sendRecord(request, reply, answer(wish, found, actor));
  });
}
