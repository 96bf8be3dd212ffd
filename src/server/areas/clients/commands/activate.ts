/** Activates a draft: freezes its prices, opens its modules, and begins a trial or the first period. Rules: SUB-3, SUB-6, SUB-8. */
import { nextTrialReminder } from '#shared/areas/billing/domain/billingDates';
import type { TermsAt } from '#shared/areas/billing/domain/billingTerms';
import { addDays, dayOf, startOfDay } from '#shared/domain/calendarDays';
import { Refusal } from '#server/refusal';
import { billingTerms } from '../../billing';
import { clientTime, type ClientTime } from '#server/repository/clientTime';
import { claimTrial } from '../sql/trials';
import type { Runs } from '#server/repository/serverResource';
import type { Work } from '#server/repository/work';
import type { Clientsubsheader, clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import { archivedProblem, liveDetails, modulesChosen } from '../subscriptions/details';
import { addFirstPayers } from '../subscriptions/firstPayers';
import { firstPeriod } from '../subscriptions/periods';

type Activate = Runs<typeof clientsubsheader>['activate'];

/** A client has one running subscription. @throws Refusal `subscription.other_live` with its number */
const refuseSecond = async (work: Work, { id, entity }: Clientsubsheader): Promise<void> => {
  const live = ['trial', 'active', 'grace', 'suspended', 'paused'];
  const { records } = await work.read('clientsubsheader', { filter: { entity: [entity.id], status: live } });
  const other = records.find((one) => one.id !== id);
  if (other) throw new Refusal([{ code: 'subscription.other_live', meta: { number: other.number ?? '' } }]);
};

/** Opens the modules: those that were added to the draft begin now, and the package's own join them. */
const openModules = async (work: Work, header: Clientsubsheader, addons: readonly string[], start_at: string): Promise<void> => {
  const scheduled = await liveDetails(work, header);
  const chosen = await modulesChosen(work, header.package.id, { held: scheduled.map(({ module }) => module.id), addons });
  for (const { id, price } of chosen) {
    const known = scheduled.find(({ module }) => module.id === id);
    if (known) await work.update('clientsubsdetail', known.id, { price, start_at, status: 'active' });
    else
      await work.add('clientsubsdetail', {
        clientsubsheader: { type: 'clientsubsheader', id: header.id },
        module: { type: 'modules', id },
        qty: 1,
        start_at,
        status: 'active',
      });
  }
};

/** The end of a trial that begins now: that of its last day in the client's zone. The day on which it begins is its first. */
const trialEnd = ({ now, zone }: ClientTime, days: number): string => startOfDay(addDays(dayOf(now, zone), days), zone);

/** The values of a trial that begins now, with its first reminder. */
const trialValues = (time: ClientTime, days: number, terms: TermsAt) => {
  const trial_end_at = trialEnd(time, days);
  const next_reminder_at = nextTrialReminder(time.now, trial_end_at, time.zone, terms(dayOf(time.now, time.zone)));
  return { status: 'trial' as const, trial_end_at, next_reminder_at };
};

export const activate: Activate = async (work, header, { trial = true, addons }) => {
  await refuseSecond(work, header);
  const pack = (await work.read('package', header.package.id))!;
  const archived = archivedProblem(pack, work.language);
  if (archived) throw new Refusal([archived]);
  if (trial && !pack.trial_days) throw new Refusal([{ code: 'subscription.no_trial', pointer: '/data/attributes/trial' }]);
  if (trial && !(await claimTrial(work, header.entity.id)))
    throw new Refusal([{ code: 'subscription.trial_used', pointer: '/data/attributes/trial' }]);
  const time = await clientTime(work, header.entity.id);
  await openModules(
    work,
    header,
    (addons ?? []).map(({ id }) => id),
    time.now,
  );
  await addFirstPayers(work, header.entity.id);
  const frozen = { package_price: pack.base_price, seat_price: pack.seat_price, start_at: time.now, status_since: time.now };
  if (trial) return { ...frozen, ...trialValues(time, pack.trial_days!, await billingTerms(work)) };
  return { ...frozen, ...firstPeriod(time, header), status: 'active' as const };
};
