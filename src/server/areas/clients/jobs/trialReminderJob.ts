/** Mails the owners of a client that its trial ends, each in their own language: as a job, because a command that is only previewed must send nothing. Rule: SUB-17. */
import { addDays, dayOf, daysBetween } from '#shared/domain/calendarDays';
import { defaultLanguage, type Language } from '#shared/locale';
import { dayText } from '#server/documents/formats';
import { called } from '#server/mail/render';
import { ownersToMail } from '../../identity';
import type { Payloads } from '#server/repository/jobQueue';
import { wantingMail } from '#server/repository/notify';
import { postMail } from '#server/repository/outbox';
import type { Handler } from '#server/jobs/kinds';

/** The page that the mail leads to. */
const PAGE = '/services/subscription';

/** The last day of the trial as it is read, and how many days are left. */
const dayWords = ({ now, end, zone }: Payloads['trialReminder'], language: Language) => {
  const [today, over] = [dayOf(now, zone), dayOf(end, zone)];
  return { date: dayText(addDays(over, -1), language), days: daysBetween(today, over) };
};

/** The handler. */
export const reminding: Handler<'trialReminder'> = {
  async run(work, payload) {
    const { client, sandbox, owners } = await ownersToMail(work.trx, payload.client);
    const link = work.act.store.mail.link(PAGE, {});
    for (const { id: userId, email: to, name, language: known } of await wantingMail(work.trx, 'trial_ending', owners)) {
      const language = known ?? defaultLanguage;
      const facts = { link, client: called(client) ?? '', follows: payload.follows, ...dayWords(payload, language) };
      await postMail(work, { purpose: 'trial_reminder', userId, to, name, language, facts, sandbox });
    }
    return undefined;
  },
};
