/** What is known of a person who may start a clinic: what they own already. Rule: SUB-25. */
import { sql } from 'kysely';
import { readPlan, type ChosenPlan } from '#shared/areas/clients/domain/chosenPlan';
import { OWNER } from '#shared/domain/clientRoles';
import { transaction, type Database } from '#server/db/database';
import { MEMBER } from '#server/repository/people';
import { oldestOpenInvitation } from '../../identity';
import type { Work } from '#server/repository/work';

/** A client that a person owns; `subscribed`: it has, or had, a subscription. */
export type OwnedClient = { readonly id: string; readonly name: string; readonly subscribed: boolean };

const owned = sql`from memberships as m
  join roles as r on r.id = m.role_id and r.system and r.name = ${OWNER}
  join entities as e on e.id = m.entity_id and e.deleted_at is null
  where m.status = 'active' and m.deleted_at is null`;

const subscribed = sql`exists (select from clientsubsheaders as h where h.entity_id = e.id and h.deleted_at is null)`;

/** The clients that a person owns, the oldest first. */
export const ownedClients = async ({ trx }: Pick<Work, 'trx'>, userId: string): Promise<OwnedClient[]> => {
  const { rows } = await sql<OwnedClient>`select e.id, e.name, ${subscribed} as subscribed ${owned} and m.user_id = ${userId}
    order by m.created_at, m.id`.execute(trx);
  return rows;
};

/** What the start page begins with. */
export type ClinicStart = { readonly plan: ChosenPlan | null };

/**
 * For whom a start is offered: who holds nothing but the role of newcomers, has no open invitation, and works for nobody, or only for a
 * client of their own that never had a subscription. Somebody else may start a clinic, too, but is not asked to.
 * @returns null for everybody else
 */
export const offeredStart = (database: Pick<Database, 'kysely'>, userId: string, now: Date): Promise<ClinicStart | null> =>
  transaction(
    database,
    async (trx) => {
      const { rows } = await sql<{ chosen_plan: string | null }>`select u.chosen_plan from users as u where u.id = ${userId}
        and not exists (select from user_roles as ur join roles as r on r.id = ur.role_id
          where ur.user_id = u.id and not (r.system and r.name = ${MEMBER}))
        and not exists (select from memberships as m where m.status = 'invited' and m.deleted_at is null
          and m.invited_at > ${oldestOpenInvitation(now)} and lower(m.email) = lower(u.email))
        and not exists (select from memberships as m where m.user_id = u.id and m.status = 'active' and m.deleted_at is null
          and m.entity_id not in (select e.id ${owned} and m.user_id = u.id and not ${subscribed}))`.execute(trx);
      const [found] = rows;
      return found ? { plan: found.chosen_plan === null ? null : readPlan(found.chosen_plan) } : null;
    },
    { scope: 'all', readOnly: true },
  );
