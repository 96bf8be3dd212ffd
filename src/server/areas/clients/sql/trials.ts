/** Gives each client one trial. Anyone who had one is recognised by hashes that stay after the client is deleted. Rules: SUB-8, SUB-21. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { trialKeys, type TrialKeys } from '#shared/areas/clients/domain/trialOnce';
import { ownersToMail } from '../../identity';
import type { Work } from '#server/repository/work';

type Client = { readonly npwp: string | null; readonly email: string | null; readonly phone: string | null; readonly sandbox: boolean };

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** The keys of the client with its own address and with those of its owners. A client for tests is known by itself alone. */
const keysOf = async (work: Work, entityId: string): Promise<TrialKeys> => {
  const { rows } = await sql<Client>`select npwp, email, phone, sandbox from entities where id = ${entityId}`.execute(work.trx);
  const { npwp, email, phone, sandbox } = rows[0]!;
  if (sandbox) return trialKeys({ entityId, npwp: null, email: null, phone: null });
  const { owners } = await ownersToMail(work.trx, entityId);
  const emails = [...(email ? [email] : []), ...owners.map((owner) => owner.email)];
  const each = (emails.length ? emails : [null]).map((one) => trialKeys({ entityId, npwp, email: one, phone }));
  return { refusing: each.flatMap(({ refusing }) => refusing), left: each.flatMap(({ left }) => left) };
};

/**
 * Uses up the client's one trial. Of two at once with a key in common, the second waits for the first.
 * @returns false where a client with one of its keys had a trial before; the transaction has to be given up then
 */
export const claimTrial = async (work: Work, entityId: string): Promise<boolean> => {
  const { refusing, left } = await keysOf(work, entityId);
  // Always in the same order, so that two who share several keys never wait for each other.
  for (const key of [...new Set(left)].sort()) {
    const { numAffectedRows } = await sql`insert into trial_keys (key_hash, begun_at) values (${hashOf(key)}, ${work.now.toISOString()})
      on conflict do nothing`.execute(work.trx);
    if (numAffectedRows === 0n && refusing.includes(key)) return false;
  }
  return true;
};
