/** @jest-environment node */
/** Which pages each seeded role opens: written by hand and compared with what the rules of the resources say. Rules: ROL-3, ROL-4, APP-2. */
import { permissions, roles } from '#server/db/seed/roles';
import { frameOf, routes } from '#shared/routes';
import { admit, type GuardContext } from '#client/app/guards';

const as = (role: string): GuardContext => {
  const { holds } = roles.find(({ name }) => name === role)!;
  const held = holds === 'all' ? permissions.map(({ name }) => name) : holds;
  return { signedIn: true, actor: { id: '1', roles: [role], permissions: held, entityId: null }, pending: false, attempted: null };
};

const dashboard = routes.filter((row) => frameOf(row) === 'dashboard');
const opened = (role: string) => dashboard.filter(({ guard, scope }) => admit(guard, as(role), scope) === 'ok').map(({ name }) => name);

/** Pages of everyone who is signed in: the dashboard, one's own things, the clinic's pages, and the style guide. */
const ofAnyone = dashboard.filter(({ guard, scope }) => guard === 'signedIn' && !scope).map(({ name }) => name);
const managed = (...names: string[]) => names.flatMap((name) => [`${name}List`, `${name}Add`, `${name}Edit`]);
const sorted = (names: readonly string[]) => [...names].sort();

/** Everyone who is signed in writes tickets, also without a client (TKT-14), and sees those that they wrote themselves. */
const ownTickets = ['ticketList', 'ticketAdd', 'ticketLink', 'ticketShow', 'ticketEditAny'];

test('a member opens the item list, their own tickets, and nothing else that is managed', () => {
  expect(sorted(opened('member'))).toEqual(sorted([...ofAnyone, ...ownTickets, 'itemList']));
});

test('a creator manages the catalogue, what is sold and to whom, and reads the reports of subscriptions', () => {
  const sales = managed('package', 'module', 'entity', 'clientsubsheader');
  const reports = ['entityShow', 'clientsubsheaderShow', 'revenue', 'revenueClients', 'churn', 'trials', 'trialClients'];
  expect(sorted(opened('creator'))).toEqual(
    sorted([...ofAnyone, ...ownTickets, ...managed('item', 'category', 'tag'), ...sales, ...reports]),
  );
});

test('an admin opens everything but what is a clinic’s own', () => {
  const all = [
    ...managed('user', 'role', 'permission', 'category', 'item', 'tag', 'package', 'module', 'taxrule', 'bankAccount', 'billingTerm'),
    ...managed(
      'entity',
      'clientsubsheader',
      'membership',
      'invoice',
      'payment',
      'creditPayout',
      'ticket',
      'holiday',
      'cannedAnswer',
      'issuer',
      'icdCode',
    ),
    ...[
      'invoiceShow',
      'paymentShow',
      'entityShow',
      'creditPayoutShow',
      'clientsubsheaderShow',
      'icdImport',
      'bankStatement',
      'paymentVerification',
      'ticketLink',
      'ticketShow',
      'ticketEditAny',
      'ticketSession',
    ],
    ...['supportGrantList', 'supportGrantEdit', 'roleCompare', 'auditList', 'auditLine', 'trashList', 'outboxList', 'outboxMail'],
    ...['revenue', 'revenueClients', 'churn', 'trials', 'trialClients', 'ageing', 'vat', 'income', 'ticketTimes'],
  ];
  expect(sorted(opened('admin'))).toEqual(sorted([...ofAnyone, ...all]));
});

test('the pages of anyone are none of a resource', () => {
  expect(dashboard.filter(({ name, of }) => of && ofAnyone.includes(name))).toEqual([]);
});
