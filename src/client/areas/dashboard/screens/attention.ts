/** What needs somebody of ours now: lists of which the number of rows counts. A number leads to the very list that it counts. Rule: APP-23. */
import { addDays, dayOf, defaultZone } from '#shared/domain/calendarDays';
import { firstPage, type FilterValue, type Query } from '#shared/jsonapi';
import type { AnyModule } from '#client/kit/anyModule';
import { writeGridUrl } from '#client/kit/grid/gridUrl';
import { pathsOf } from '#client/kit/resource/paths';
import * as billing from '../../billing';
import * as clients from '../../clients';
import * as oversight from '../../oversight';
import * as support from '../../support';

type Filter = Readonly<Record<string, FilterValue>>;

type Row = {
  readonly name: string;
  readonly module: { readonly resource: AnyModule['resource'] };
  /** Of its list. */
  readonly page: string;
  /** The permission of those whose work it is. */
  readonly scope: string;
  /** @param today by the operator's calendar */
  readonly filter: (today: string) => Filter;
  /** Something is late or lost already; the others are in time. */
  readonly isLate?: boolean;
};

/** The days before a trial ends in which somebody calls the client. */
const DAYS_BEFORE_TRIAL_END = 7;
/** A failed mail older than this is history. */
const DAYS_OF_FAILED_MAILS = 7;

export const attention = [
  {
    name: 'proofs',
    module: billing.modules.payment,
    page: pathsOf('payment').list,
    scope: 'verify payments',
    filter: () => ({ status: ['pending'] }),
  },
  {
    name: 'lateTickets',
    module: support.modules.ticket,
    page: pathsOf('ticket').list,
    scope: 'manage tickets',
    filter: () => ({ due_state: ['late', 'hour'] }),
    isLate: true,
  },
  {
    name: 'untakenTickets',
    module: support.modules.ticket,
    page: pathsOf('ticket').list,
    scope: 'manage tickets',
    filter: () => ({ unassigned: ['true'], status: ['new', 'open'] }),
  },
  {
    name: 'overdueInvoices',
    module: billing.modules.invoice,
    page: pathsOf('invoice').list,
    scope: 'issue invoices',
    filter: () => ({ overdue: ['true'] }),
    isLate: true,
  },
  {
    name: 'trialsEnding',
    module: clients.modules.clientsubsheader,
    page: pathsOf('clientsubsheader').list,
    scope: 'activate clientsubsheader',
    filter: (today) => ({ status: ['trial'], trial_end_at: { from: today, to: addDays(today, DAYS_BEFORE_TRIAL_END) } }),
  },
  {
    name: 'failedMails',
    module: oversight.modules.mail,
    page: oversight.outboxPath,
    scope: 'view mails',
    filter: (today) => ({ status: ['failed'], created_at: { from: addDays(today, 1 - DAYS_OF_FAILED_MAILS) } }),
    isLate: true,
  },
] as const satisfies readonly Row[];

export type AttentionName = (typeof attention)[number]['name'];

/** The list that a row counts, and the address at which a person reads it. */
export const attentionList = ({ module, page, filter }: Row, now: Date): { readonly query: Query; readonly to: string } => {
  const query = { ...firstPage, filter: filter(dayOf(now.toISOString(), defaultZone)) };
  return {
    query: { ...query, page: { number: 1, size: 1 } },
    to: `${page}?${writeGridUrl({ query, columns: undefined }, module.resource)}`,
  };
};
