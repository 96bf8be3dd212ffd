/** What the page of one's own subscription adds to the dialogs of its commands: a form with prices, and what a cancellation closes. Rule: SUB-12. */
import Alert from '@mui/material/Alert';
import { useMemo, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { limitsSince } from '#shared/areas/clients/domain/canUse';
import { clientInstant } from '#shared/areas/clients/domain/ownSubscription';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import type { Values } from '#client/kit/form/changes';
import { useWords } from '#client/kit/useWords';
import { useAppSelector } from '#client/store/hooks';
import { addDays, dayOf } from '#shared/domain/calendarDays';
import * as modules from '../../modules';
import { me } from '#client/store/session/me';
import { formatDate } from '#client/ui/formats';
import { namesOf } from '#client/ui/namesOf';
import { useLanguage } from '#client/ui/useLanguage';
import { nameIn } from '#shared/areas/catalogue/domain/names';
import type { CommandExtras } from '#client/kit/resource/commands/CommandDialog';
import css from './plan.module.css';
import { isSamePlan, type PlanWorld } from './planChoice';
import { PlanFields, planValuesOf } from './PlanFields';
import { planOutcome, type Words } from './planOutcome';
import { useClientZone } from './useClientZone';

/** What stops with the subscription, and what stays. */
function CancelNote() {
  const { t } = useTranslation('subscription');
  const language = useLanguage();
  const own = useAppSelector(me.selectors.subscription);
  const names = own?.features.filter(({ end }) => end === null).map((one) => nameIn(one, language)) ?? [];
  return (
    <Alert severity="warning" className={css.lost ?? ''}>
      {names.length > 0 && `${t('cancel.lost', { modules: namesOf(names, language, 'conjunction') })} `}
      {own && t('cancel.export', { days: limitsSince(own, clientInstant(own, new Date())).export_within })}
    </Alert>
  );
}

/** The plan as the client has it, with these modules added. */
const givenFor = (header: Clientsubsheader, world: PlanWorld, added: readonly string[]) => {
  const held = world.current.filter(({ kind }) => kind === 'addon').map(({ id }) => id);
  const isSold = world.plans.some(({ id }) => id === header.package.id);
  return {
    package: isSold ? header.package : null,
    addons: [...new Set([...held, ...added])].map((id) => ({ type: 'modules', id })),
    extra_seats: header.extra_seats,
    cycle: header.cycle,
  };
};

/** When a subscription stops, in a sentence; nothing where one that is paid for stops at once: then the amounts tell it. */
const cancelOutcome = (header: Clientsubsheader, values: Values, { t, language, zone }: Words): string | undefined => {
  const isTrial = header.status === 'trial';
  if (values['when'] === 'now') return isTrial ? t('cancel.trialStops') : undefined;
  const end = isTrial ? header.trial_end_at : header.period_end;
  if (end === null) return undefined;
  const date = formatDate(addDays(dayOf(end, zone), -1), language);
  return t(isTrial ? 'cancel.atTrialEnd' : 'cancel.atEnd', { date });
};

const noModules: readonly string[] = [];

/**
 * @param added ids of modules that the form starts with in addition to those that the client has
 * @returns by the command's name; undefined until everything is known
 */
export function usePlanExtras(
  header: Clientsubsheader | undefined,
  world: PlanWorld | undefined,
  added = noModules,
): Readonly<Record<string, CommandExtras>> | undefined {
  const { t } = useTranslation('subscription');
  const language = useLanguage();
  const zone = useClientZone(header?.entity.id);
  const { commands } = useWords(modules.clientsubsheader.resource);
  return useMemo(() => {
    if (!header || !world) return undefined;
    const Fields = (list: Omit<ComponentProps<typeof PlanFields>, 'world' | 'cycle'>) => (
      <PlanFields {...list} world={world} cycle={header.cycle} />
    );
    const plan = { given: givenFor(header, world, added), Fields };
    const outcome: CommandExtras['outcome'] = (preview, values) => planOutcome(header, preview, values, { t, language, zone });
    const now = { package: header.package, extraSeats: header.extra_seats ?? 0, cycle: header.cycle };
    const waitsFor: CommandExtras['waitsFor'] = (values) =>
      isSamePlan(planValuesOf(values, header.cycle), now, world) ? t('plan.choose') : undefined;
    const cancel: CommandExtras = {
      note: <CancelNote />,
      outcome: (_, values) => {
        const said = cancelOutcome(header, values, { t, language, zone });
        return said === undefined ? undefined : { sentences: <p>{said}</p> };
      },
      ...(header.status === 'trial' && {
        words: {
          ...commands.cancel!,
          purpose: t('cancel.trialPurpose'),
          choices: { when: { period_end: t('cancel.trialEnd'), now: t('cancel.trialNow') } },
        },
      }),
    };
    return { changePlan: { ...plan, outcome, waitsFor }, renew: plan, cancel };
  }, [header, world, added, t, language, zone, commands]);
}
