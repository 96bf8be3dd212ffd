/** Asks for the mail of an invitation, which a job sends once the change is there. */
import { enqueue } from '#server/repository/jobQueue';
import type { Work } from '#server/repository/work';

/** @param id of the membership that the person is invited to */
export const sendInvitation = ({ trx, now, language }: Work, id: string): Promise<void> =>
  enqueue(trx, now, 'invitation', { membership: id, language });
