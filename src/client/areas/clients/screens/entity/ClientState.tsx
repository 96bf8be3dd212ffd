/** How a client stands: the state of its subscription, with the last day of a trial. Rules: SUB-7, SUB-17. */
import { addDays, dayOf } from '#shared/domain/calendarDays';
import type { Entity } from '#shared/areas/clients/resources/entity';
import { useWords } from '#client/kit/useWords';
import { formatShortDay } from '#client/ui/formats';
import { StatusChip } from '#client/ui/StatusChip';
import { toneOfStatus } from '#client/ui/tones';
import { useLanguage } from '#client/ui/useLanguage';
import * as modules from '../../modules';
import { useSubscription } from './useSubscription';

/** Whether its subscription says how it stands; one that is closed, or without a subscription, has only its own state. */
export const isToldBySubscription = ({ status, subscription_status: of }: Entity): boolean =>
  status === 'active' && of !== null && of !== 'none';

export function ClientState({ client }: { client: Entity }) {
  const { choices, own } = useWords(modules.entity.resource);
  const language = useLanguage();
  const header = useSubscription(client);
  const status = client.subscription_status ?? 'none';
  const end = status === 'trial' ? header?.trial_end_at : undefined;
  const until = end && formatShortDay(addDays(dayOf(end, client.time_zone), -1), language);
  return (
    <StatusChip tone={toneOfStatus(status)}>
      {[choices.subscription_status[status], until && `${own['until']} ${until}`].filter(Boolean).join(' ')}
    </StatusChip>
  );
}
