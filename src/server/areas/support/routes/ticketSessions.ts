/** Sessions of tickets: the requester attaches one, sealed at once; staff read it, and the audit says who did. Rule: TKT-15. */
import type { Actor } from '#shared/access';
import { ticket } from '#shared/areas/support/resources/ticket';
import { ticketSession } from '#shared/areas/support/resources/ticketSession';
import { limits } from '#shared/limits';
import { transaction } from '#server/db/database';
import { privateFile } from '#server/http/disposition';
import { personQueue } from '#server/http/personQueue';
import { Refusal, rateLimited } from '#server/refusal';
import { writeAuditEvent } from '#server/repository/audit';
import { readOne } from '#server/repository/read';
import type { Store } from '#server/repository/store';
import type { Work } from '#server/repository/work';
import { write } from '#server/repository/write';
import type { Handlers } from '#server/routes/endpoints';
import { actOf, authorise, missing } from '#server/routes/routeSteps';
import { SecretUnreadable, type SecretBox } from '#server/secretBox';
import type { SessionFacts } from '#server/thread/sessionFacts';
import { ThreadEnded, type WorkThread } from '#server/thread/workThread';
import { attachedSince, contentOf, hasSession, keepContent } from '../sql/ticketSessions';
import { addEvent } from '../tickets/thread';

type Needs = { readonly store: Store; readonly thread: WorkThread; readonly secrets: SecretBox };

const HOUR = 3_600_000;

/** What a sealed file belongs to: in another row it cannot be opened. */
const sessionOwner = (id: string): string => `ticket_session:${id}`;

/** Reading a file takes the thread for a moment: one of a person waits at most. */
const room = { atOnce: 2, atOnceEach: 1, mostWaiting: 20, mostWaitingEach: 1 };

/** The ticket must be one that the person may read, and wrote. @throws Refusal `resource.missing` */
const checkTicket = async (store: Store, actor: Actor, id: string): Promise<void> => {
  const wish = { include: [], fields: {} };
  const { records } = await readOne(store, actor, store.find(ticket.type), id, wish, authorise(ticket, 'get', actor));
  if (records[0]?.links['requester'] !== actor.id) missing('resource.missing');
};

/** @throws Refusal `rate.limited` */
const checkRate = async (work: Work, person: string): Promise<void> => {
  const before = await attachedSince(work, person, new Date(work.now.getTime() - HOUR));
  if (before.length >= limits.sessionsInAnHour) throw rateLimited(before[0]!.getTime() + HOUR - work.now.getTime());
};

/** @throws Refusal `session_file.invalid` */
const factsIn = async (thread: WorkThread, file: Buffer): Promise<SessionFacts> => {
  try {
    return await thread.run('sessionFacts', file);
  } catch (error) {
    throw error instanceof ThreadEnded ? error : new Refusal([{ code: 'session_file.invalid' }]);
  }
};

const keep = async (work: Work, id: string, file: Buffer, facts: SessionFacts, secrets: SecretBox): Promise<void> => {
  const about = (await work.read('ticket', id, ['entity', 'requester']))!;
  const session = await work.add('ticketSession', { ...facts, size: file.length, ticket: { type: ticket.type, id } });
  await keepContent(work, session, secrets.seal(file.toString('base64'), sessionOwner(session)));
  await addEvent(work, about, 'session', String(facts.actions));
};

/** @throws Refusal `session_file.key_lost` where its key is not ours any more */
const opened = (secrets: SecretBox, content: string, id: string): Buffer => {
  try {
    return Buffer.from(secrets.open(content, sessionOwner(id)), 'base64');
  } catch (error) {
    throw error instanceof SecretUnreadable ? new Refusal([{ code: 'session_file.key_lost' }]) : error;
  }
};

export const ticketSessions = ({ store, thread, secrets }: Needs): Handlers<'attachSession' | 'readSession'> => {
  const inTurn = personQueue(room);
  return {
    attachSession: async ({ request, reply, actor, id }) => {
      await checkTicket(store, actor, id);
      const act = actOf(request, store);
      // Asked before the file is read, which costs more; and again with the write, as two may come at once.
      const isNew = (work: Work) => checkRate(work, actor.id).then(async () => !(await hasSession(work, id)));
      if (await write(act, true, isNew)) {
        const file = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const facts = await inTurn(request, reply, () => factsIn(thread, file));
        // A client's transaction cannot see the rows of sessions, not even its own.
        await write(act, true, async (work) => (await isNew(work)) && keep(work, id, file, facts, secrets));
      }
      return reply.code(204).send();
    },
    readSession: async ({ request, reply, actor, id }) => {
      const { content, number } = await transaction(
        store.database,
        async (trx) => {
          const found = (await contentOf(trx, id)) ?? missing('resource.missing');
          await writeAuditEvent(trx, {
            action: 'opened',
            actorId: actor.id,
            resource: ticketSession.name,
            recordId: id,
            recordLabel: found.number,
            ip: request.ip,
            requestId: request.id,
            now: store.clock(),
          });
          return found;
        },
        { scope: 'all' },
      );
      const file = opened(secrets, content, id);
      return reply
        .headers(privateFile({ name: `${number}.json.gz`, size: file.length }))
        .type('application/octet-stream')
        .send(file);
    },
  };
};
