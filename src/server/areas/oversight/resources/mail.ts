/** Mails: written by the mailer and by anyone who delivers them; the body of a mail in the outbox is hidden from some of those who may list mails. */
import { mail } from '#shared/areas/oversight/resources/mail';
import { readableMails } from '../../identity';
import { defineServerResource } from '#server/repository/serverResource';

export const servedMail = defineServerResource(mail, {
  hooks: {
    hide: async (runner, actor, rows) => {
      if (!rows.some(({ body }) => typeof body === 'string')) return rows;
      const within = await readableMails(
        runner,
        actor,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => ('body' in row && !within.has(row.id) ? { ...row, body: null } : row));
    },
  },
});
