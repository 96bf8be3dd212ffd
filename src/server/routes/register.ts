/** POST /register: an account of one's own, and the clinic that is named with it. */
import type { FastifyInstance } from 'fastify';
import type { Actor, Permission } from '#shared/access';
import type { Problem } from '#shared/errors';
import { clientsubsdetail } from '#shared/resources/clientsubsdetail';
import { clientsubsheader } from '#shared/resources/clientsubsheader';
import { entity } from '#shared/resources/entity';
import { role } from '#shared/resources/role';
import { user } from '#shared/resources/user';
import { confirmed, registration, type Registration } from '#shared/signIn';
import { pointerTo } from '#shared/validate';
import { examineDocument } from '../http/document';
import { addressOf } from '../http/present';
import { passwordProblems } from '../passwordRules';
import { hashPassword } from '../passwords';
import { newId } from '../repository/ids';
import { insertRecord } from '../repository/insert';
import { note } from '../repository/ownAccount';
import { MEMBER, memberRoles } from '../repository/people';
import { readIn } from '../repository/read';
import type { Store } from '../repository/store';
import { write, type Work } from '../repository/write';
import type { SignInLimits } from '../signInLimits';
import { sendVerification } from '../verification';
import { actOf, recordDocument, sendRecord, wishOf } from './steps';

const AGREE = pointerTo(registration, 'agree');

/** What the newcomer's record leads to: the member role, and the client that they named with all that belongs to it. */
const seen = [role, entity, clientsubsheader, clientsubsdetail].map(({ type }): Permission => `view ${type}`);

/** The newcomer as the one who writes their own record. */
const newcomer = (id: string): Actor => ({ id, roles: [MEMBER], permissions: seen, entityId: null });

/** Everything that is wrong with a registration but what only the stored rows can tell. */
async function examine(body: unknown): Promise<{ values: Partial<Registration>; problems: Problem[] }> {
  const { id, values, problems: found } = examineDocument(registration, body);
  const given = values as Partial<Registration>;
  const isAgreed = given.agree === true || found.some(({ pointer, code }) => pointer === AGREE && code !== 'required');
  const problems = [
    ...found.filter(({ pointer, code }) => pointer !== AGREE || code !== 'required'),
    ...(isAgreed ? [] : [{ code: 'terms.required', pointer: AGREE } as const]),
    // Who one is isn't one's own to say.
    ...(id === undefined ? [] : [{ code: 'unknown_field', pointer: '/data/id' } as const]),
    ...(given.password === undefined ? [] : [...confirmed(given), ...(await passwordProblems(given.password, given))]),
  ];
  return { values: given, problems };
}

/** Adds the client that the newcomer named. */
async function addEntity(work: Work, name: string | null | undefined) {
  if (!name) return {};
  const id = newId();
  await insertRecord(work, work.act.store.find(entity.type), id, { name, kind: 'clinic' });
  return { entity: { type: entity.type, id } };
}

/** POST /register. */
export function register(app: FastifyInstance, { store, limits }: { store: Store; limits: Pick<SignInLimits, 'ask'> }): void {
  const server = store.find(user.type);
  app.post('/register', { config: { open: true } }, async (request, reply) => {
    const wish = wishOf(request, user);
    // How hard a password is to guess takes long to tell: nobody asks for it more often than the limit lets them.
    await limits.ask(request.ip);
    const { values, problems } = await examine(request.body);
    const { name, email, entity_name, password } = values;
    const hashed = problems.length ? undefined : await hashPassword(password!, request.ip);
    const id = newId();
    const document = await write(actOf(request, store, newcomer(id)), server, true, async (work) => {
      const belonging = problems.length ? {} : { roles: await memberRoles(work), ...(await addEntity(work, entity_name)) };
      await insertRecord(work, server, id, { name, email, password: hashed, email_verified_at: null, ...belonging }, problems);
      await note(work, 'registered');
      await sendVerification(work, { id, name: name! }, email!, 'welcome');
      return recordDocument(server, wish, await readIn(store, work.trx, work.actor, server, [id], wish));
    });
    return sendRecord(request, reply, { status: 201, headers: { location: addressOf(user.type, id) }, document });
  });
}
