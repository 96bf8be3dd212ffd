/** Notifications about a subscription to those who decide about it at the client. Rules: NTF-1, NTF-2. */
import { dayOf, type Day } from '#shared/domain/calendarDays';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import { clientTime } from '#server/repository/clientTime';
import { notify } from '#server/repository/notify';
import type { Work } from '#server/repository/work';
import { packageNames } from './plannedLines';

const nameOf = async (work: Work, client: string): Promise<string> => (await work.read('entity', client, ['name']))?.name ?? '–';

/** That a trial ends. @param date its last day @param today tells this reminder from the next one */
export const tellOfTrial = async (work: Work, { id, entity }: Clientsubsheader, date: Day, today: Day): Promise<void> =>
  notify(
    work,
    'trial_ending',
    { client: await nameOf(work, entity.id), date },
    { client: entity.id, record: id, occasion: `${date}:${today}` },
  );

/** That the plan was changed, or will be when the next period begins. */
export const tellOfPlan = async (work: Work, header: Clientsubsheader): Promise<void> => {
  const { id, entity, pending_change: waits, period_end } = header;
  const { now, zone } = await clientTime(work, entity.id);
  const chosen = waits ? String(waits['package']) : header.package.id;
  const { name, name_en } = await packageNames(work, chosen);
  const date = dayOf(waits && period_end !== null ? period_end : now, zone);
  await notify(
    work,
    'plan_changed',
    { client: await nameOf(work, entity.id), package: name, package_en: name_en ?? null, date },
    { client: entity.id, record: id, occasion: work.now.toISOString() },
  );
};
