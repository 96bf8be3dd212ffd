/** What each subscription brings in a month, from when on: figures of past months are read from here. Rules: INV-9, INV-14. */
import type { Migration } from '../migrate';
import { plainTable, tenant } from './statements';

export const revenue: Migration = {
  name: '0047_revenue',
  up: [
    // No reference to clients and subscriptions: a client that is purged must not change the figures of past months.
    ...plainTable(
      'revenue_changes',
      [
        'entity_id uuid not null',
        'header_id uuid not null',
        'changed_at timestamptz(3) not null',
        'amount bigint not null',
        'primary key (entity_id, header_id, changed_at)',
      ],
      'select, insert, update',
    ),
    ...tenant('revenue_changes'),
    // Subscriptions of before: at the price that they have now, from the day on which they were first billed.
    `do $$ begin
      perform set_config('nadi.scope', 'all', true);
      insert into revenue_changes (entity_id, header_id, changed_at, amount)
        select entity_id, id, at, round(amount_then) from (
          select h.*, coalesce(h.trial_end_at, h.start_at) as billing_began,
            case when h.status in ('active', 'grace') then null else h.status_since end as billing_ended,
            (select coalesce(h.package_price, 0) + coalesce(h.extra_seats, 0) * coalesce(h.seat_price, 0) + coalesce(sum(d.price * d.qty), 0)
              from clientsubsdetails as d where d.clientsubsheader_id = h.id and d.entity_id = h.entity_id and d.deleted_at is null
                and (d.status <> 'ended' or d.end_at >= h.status_since)) as list_price
          from clientsubsheaders as h join entities as e on e.id = h.entity_id
          where not e.sandbox and h.deleted_at is null and h.status not in ('draft', 'trial') and h.period_start is not null
        ) as h
        cross join lateral (select case h.cycle when 'yearly' then list_price * 10 / 12 else list_price end
          - coalesce(h.discount, 0) / case h.cycle when 'monthly' then 1 when 'quarterly' then 3 when 'semiannual' then 6 else 12 end::numeric
          as amount) as monthly
        cross join lateral (values (h.billing_began, monthly.amount), (h.billing_ended, 0)) as told (at, amount_then)
        where at is not null and (billing_ended is null or billing_began < billing_ended)
        on conflict do nothing;
      exception when unique_violation then null;
    end $$`,
  ],
};
