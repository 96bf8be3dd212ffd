/** What the page of one's own subscription adds to the dialogs of its commands: a form with prices, and what a cancellation closes. Rule: SUB-12. */
import Alert from '@mui/material/Alert';
import { useMemo, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { limitsSince } from '#shared/areas/clients/domain/canUse';
import { clientInstant } from '#shared/areas/clients/domain/ownSubscription';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { namesOf } from '#client/ui/namesOf';
import { useLanguage } from '#client/ui/useLanguage';
import type { CommandExtras } from '#client/kit/resource/commands/CommandDialog';
import css from './plan.module.css';
import type { PlanWorld } from './planChoice';
import { PlanFields } from './PlanFields';
import { planOutcome } from './planOutcome';
import { useClientZone } from './useClientZone';

/** What stops with the subscription, and what stays. */
function CancelNote() {
  const { t } = useTranslation('subscription');
  const language = useLanguage();
  const own = useAppSelector(me.selectors.subscription);
  const names = own?.features.filter(({ end }) => end === null).map(({ name }) => name) ?? [];
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
  return useMemo(() => {
    if (!header || !world) return undefined;
    const Fields = (list: Omit<ComponentProps<typeof PlanFields>, 'world' | 'cycle'>) => (
      <PlanFields {...list} world={world} cycle={header.cycle} />
    );
    const plan = { given: givenFor(header, world, added), Fields };
    const outcome: CommandExtras['outcome'] = (preview, values) => planOutcome(header, preview, values, { t, language, zone });
    return { changePlan: { ...plan, outcome }, renew: plan, cancel: { note: <CancelNote /> } };
  }, [header, world, added, t, language, zone]);
}
