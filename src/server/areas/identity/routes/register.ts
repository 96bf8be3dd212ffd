/** Registration: creates an account and, if it is named, the client. Rule: SGN-2. */
import type { Actor, Permission } from '#shared/access';
import type { Problem } from '#shared/errors';
import { entity } from '#shared/areas/clients/resources/entity';
import { resources } from '#shared/areas/resources';
import { user } from '#shared/areas/identity/resources/user';
import type { Document, ResourceObject } from '#shared/jsonapi';
import { readPlan } from '#shared/areas/clients/domain/chosenPlan';
import { confirmed, registration, type Registration } from '#shared/areas/identity/signIn';
import { pointerTo } from '#shared/validate';
import type { Examined } from '#server/http/document';
import { Refusal } from '#server/refusal';
import { addressOf } from '#server/http/presenter';
import { keepPlan } from '../sql/chosenPlan';
import { enqueue } from '#server/repository/jobQueue';
import { passwordProblems } from '../signIn/passwordRules';
import { hashPassword } from '#server/passwordHash';
import { isAddressTaken } from '../sql/emailAddress';
import { newId } from '#server/repository/ids';
import { insertRecord } from '#server/repository/insert';
import { auditOwn } from '../sql/ownAccount';
import { MEMBER, memberRoles } from '#server/repository/people';
import { defaultReadOptions, readIn } from '#server/repository/read';
import type { Store } from '#server/repository/store';
import { write } from '#server/repository/write';
import type { WriteContext } from '#server/repository/writeContext';
import type { SignInLimits } from '../signIn/signInLimits';
import { sendVerification } from '../signIn/emailVerification';
import type { Handlers } from '#server/routes/endpoints';
import { actOf, recordDocument, sendRecord } from '#server/routes/routeSteps';

const AGREE = pointerTo(registration, 'agree');
const EMAIL = pointerTo(registration, 'email');

/** What the newcomer's record leads to: the member role, and the client that they named with all that belongs to it, whichever resource it is of. */
const seen = Object.values(resources).map(({ type }): Permission => `view ${type}`);

/** The newcomer as the one who writes their own record. @param entityId of the client that they register with it */
const newcomer = (id: string, entityId: string | null): Actor => ({ id, roles: [MEMBER], permissions: seen, entityId });

/** Every problem of a registration that can be found without the database. */
async function problemsOf({ id, values, problems: found }: Examined): Promise<Problem[]> {
  const given = values as Partial<Registration>;
  const isAgreed = given.agree === true || found.some(({ pointer, code }) => pointer === AGREE && code !== 'required');
  return [
    ...found.filter(({ pointer, code }) => pointer !== AGREE || code !== 'required'),
    ...(isAgreed ? [] : [{ code: 'terms.required', pointer: AGREE } as const]),
    // The id cannot be chosen by the person.
    ...(id === undefined ? [] : [{ code: 'unknown_field', pointer: '/data/id' } as const]),
    ...(given.password === undefined ? [] : [...confirmed(given), ...(await passwordProblems(given.password, given))]),
  ];
}

/** Adds the client that the newcomer named, if they did. */
async function addEntity(work: WriteContext, name: string | null | undefined) {
  const { entityId: id } = work.actor;
  if (!name || id === null) return {};
  await insertRecord(work, work.act.store.find(entity.type), id, { name, kind: 'clinic' });
  return { entity: { type: entity.type, id } };
}

/** Thrown to roll the transaction back and still return its answer. */
class Undone extends Error {
  constructor(readonly document: Document) {
    super('The address has an account already.');
  }
}

/** The same record under the address that was typed, its members in the same order. */
const under = (email: string, document: Document): Document => {
  const record = document.data as ResourceObject;
  return { ...document, data: { ...record, attributes: { ...record.attributes, email } } };
};

/**
 * Makes the account. For an address that has one, the same is done under another address and undone, so that neither the answer nor
 * the time it takes tells whether the address is known.
 * @throws Undone with the answer, when the address has an account
 */
const enrol = async (work: WriteContext, id: string, values: Registration, hashed: string): Promise<Document> => {
  const { store } = work.act;
  const server = store.find(user.type);
  const isKnown = await isAddressTaken(work.trx, values.email, id);
  const email = isKnown ? `${id}@nadi.invalid` : values.email;
  const belonging = { roles: await memberRoles(work), ...(await addEntity(work, values.entity_name)) };
  await insertRecord(work, server, id, { name: values.name, email, password: hashed, email_verified_at: null, ...belonging });
  await keepPlan(work, id, values.plan ? readPlan(values.plan) : null);
  await auditOwn(work, 'registered');
  await sendVerification(work, { id, name: values.name }, email, 'welcome');
  const document = recordDocument(server, defaultReadOptions, await readIn(store, work.trx, work.actor, server, [id], defaultReadOptions));
  if (isKnown) throw new Undone(under(values.email, document));
  return document;
};

const isTaken = (error: unknown): boolean =>
  error instanceof Refusal && error.problems.some(({ code, pointer }) => code === 'taken' && pointer === EMAIL);

type Needs = { readonly store: Store; readonly limits: Pick<SignInLimits, 'ask'> };

/** See docs/decisions/0023. The query takes nothing: what else belongs to a newcomer would tell afterwards whether it was stored. */
export const register = ({ store, limits }: Needs): Handlers<'register'> => ({
  register: {
    examines: async ({ request, reply, examine }) => {
      // How hard a password is to guess takes long to tell: nobody asks for it more often than the limit lets them.
      await limits.ask(request.ip);
      const examined = examine();
      const problems = await problemsOf(examined);
      if (problems.length) throw new Refusal(problems);
      const given = examined.values as Registration;
      const hashed = await hashPassword(given.password, request.ip);
      const id = newId();
      const act = actOf(request, store, newcomer(id, given.entity_name ? newId() : null));
      const attempt = () => write(act, true, (work) => enrol(work, id, given, hashed));
      const document = await attempt()
        // Somebody registered the address at the same moment: try again, now it is known.
        .catch((error: unknown) => (isTaken(error) ? attempt() : Promise.reject(error as Error)))
        .catch(async (error: unknown) => {
          if (!(error instanceof Undone)) throw error;
          await enqueue(store.database.kysely, store.clock(), 'registeredAgain', { email: given.email, language: act.language });
          return error.document;
        });
      return sendRecord(request, reply, { status: 201, headers: { location: addressOf(user.type, id) }, document });
    },
  },
});
