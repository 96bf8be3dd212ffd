/** What is asked for first of a client: its plan, what it brings in, what it owes, its next invoice, its seats and its owners. Rules: INV-9, SUB-20. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { packageIn } from '#shared/areas/catalogue/domain/names';
import { addDays, dayOf, type Zone } from '#shared/domain/calendarDays';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import type { Entity } from '#shared/areas/clients/resources/entity';
import { limits } from '#shared/limits';
import type { AnyModule } from '#client/kit/anyModule';
import { useShortList } from '#client/kit/useShortList';
import { recordPath } from '#client/kit/resource/paths';
import { useFetched } from '#client/kit/useFetched';
import { useWords } from '#client/kit/useWords';
import { useTaxRule } from '#client/areas/billing';
import { modules as catalogue } from '#client/areas/catalogue';
import { modules as identity } from '#client/areas/identity';
import { useCan } from '#client/store/access';
import { useAppSelector } from '#client/store/hooks';
import type { Fact } from '#client/ui/Facts';
import { FactStrip } from '#client/ui/FactStrip';
import { formatDate, formatMoney } from '#client/ui/formats';
import { useLanguage } from '#client/ui/useLanguage';
import * as modules from '../../modules';
import { nextInvoice } from '../subscription/nextInvoice';
import { useDetailsOf } from '../subscription/useDetailsOf';
import { seatsOf } from './seats';
import { useSubscription } from './useSubscription';

/** The role at a client that may decide everything there. */
const OWNER = 'owner';

/** Names of the people who own it, as far as this person may read them. */
const useOwners = (id: string): string => {
  const reads = useCan('membership', 'list');
  const query = { filter: { entity: [id], status: ['active', 'invited'] }, page: { number: 1, size: limits.pageSize } };
  const list = useShortList(identity.membership, 'owners-of-client', reads ? query : undefined);
  return useAppSelector((state) =>
    list.rows
      .filter(({ role }) => identity.role.selectors.byId(state, role.id)?.name === OWNER)
      .map(({ name, email }) => name ?? email)
      .join(', '),
  );
};

function Plan({ header }: { header: Clientsubsheader }) {
  useFetched(catalogue.package as unknown as AnyModule, [header.package.id]);
  const language = useLanguage();
  const pack = useAppSelector((state) => catalogue.package.selectors.byId(state, header.package.id));
  return <Link to={recordPath('clientsubsheader', header.id)}>{pack ? packageIn(pack, language).package_name : header.number}</Link>;
}

/** The amount of the next invoice; a change of plan that waits has prices that are not known here. */
function NextAmount({ header, zone }: { header: Clientsubsheader; zone: Zone }) {
  const language = useLanguage();
  const details = useDetailsOf(header.id);
  const rule = useTaxRule();
  if (header.pending_change !== null) return null;
  return formatMoney(nextInvoice({ header, details, rule, world: undefined, zone }), language, 'IDR');
}

/** When the next invoice is made. Once that of the next period is out, the one after it has no day yet: then until when it is billed. */
const useNext = ({ next_invoice_at: next, time_zone: zone }: Entity, header: Clientsubsheader | undefined): Fact | false => {
  const language = useLanguage();
  const { fields } = useWords(modules.clientsubsheader.resource);
  if (!header || header.cancel_at_period_end) return false;
  if (next !== null)
    return [fields.next_invoice_at, formatDate(dayOf(next, zone), language), <NextAmount key="amount" {...{ header, zone }} />];
  const { billed_until: billed, period_end: end } = header;
  return billed !== null && end !== null && billed > end && [fields.billed_until, formatDate(addDays(dayOf(billed, zone), -1), language)];
};

export function ClientStrip({ client }: { client: Entity }) {
  const language = useLanguage();
  const { fields, columns, choices, own } = useWords(modules.entity.resource);
  const { choices: ofHeader } = useWords(modules.clientsubsheader.resource);
  const header = useSubscription(client);
  const next = useNext(client, header);
  const owners = useOwners(client.id);
  const { mrr, unpaid_balance: unpaid } = client;
  const money = (amount: number): ReactNode => formatMoney(amount, language, 'IDR');
  const facts: readonly (Fact | false)[] = [
    header
      ? [own['plan']!, <Plan key="plan" header={header} />, ofHeader.cycle[header.cycle]]
      : [own['plan']!, choices.subscription_status[client.subscription_status ?? 'none']],
    typeof mrr === 'number' && [columns.mrr, money(mrr)],
    typeof unpaid === 'number' && [
      fields.unpaid_balance,
      unpaid > 0 ? (
        <span key="unpaid" style={{ color: 'var(--danger)' }}>
          {money(unpaid)}
        </span>
      ) : (
        money(0)
      ),
    ],
    next,
    [columns.seats_used, seatsOf(client)],
    owners !== '' && [own['owner']!, owners],
  ];
  return <FactStrip label={own['facts']!} facts={facts.filter((fact) => fact !== false)} />;
}
