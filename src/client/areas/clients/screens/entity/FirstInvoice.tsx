/** That the first invoice of a client that started at once is being made, until it is there. Rule: SUB-30. */
import type { Entity } from '#shared/areas/clients/resources/entity';
import { modules as billing } from '#client/areas/billing';
import { useShortList } from '#client/kit/useShortList';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import { PlainAlert } from '#client/ui/PlainAlert';
import * as modules from '../../modules';
import { useSubscription } from './useSubscription';

export function FirstInvoice({ client }: { client: Entity }) {
  const { own } = useWords(modules.entity.resource);
  const lists = useCan('invoice', 'list');
  const header = useSubscription(client);
  const isDue = lists && header?.status === 'active' && header.billed_until === null;
  const invoices = useShortList(
    billing.invoice,
    'first-of-client',
    isDue ? { filter: { clientsubsheader: [header.id] }, page: { number: 1, size: 1 } } : undefined,
  );
  return isDue && invoices.isKnown && invoices.total === 0 ? <PlainAlert tone="info">{own['firstInvoice']}</PlainAlert> : null;
}
