/** Guards: who may open which page, and where others are sent. Rules: APP-4, ROL-3, ROL-20, SGN-16. */
import type { ResourceGuard } from '#shared/routes/row';
import { admit, UnknownMiddleware, type GuardContext } from '#client/app/guards';

const signedIn = (...roles: string[]): GuardContext => ({
  signedIn: true,
  actor: { id: '1', roles, permissions: [], entityId: null },
  pending: false,
  attempted: null,
});
const visitors = {
  guest: { signedIn: false, actor: null, pending: false, attempted: null },
  arriving: { signedIn: true, actor: null, pending: true, attempted: null },
  admin: signedIn('admin'),
  creator: signedIn('creator'),
  member: signedIn('member'),
  'member who is also an admin': signedIn('member', 'admin'),
  nobody: signedIn(),
  'person who chose a plan': { ...signedIn('member'), hasChosenPlan: true },
} satisfies Record<string, GuardContext>;

const login = { goTo: '/login', remember: true };
const outside = { goTo: '/' };
const closedTo = (guard: string) => ({ goTo: '/', closedTo: guard });
const dashboard = { goTo: '/dashboard' };

test.each([
  ['open', 'guest', 'ok'],
  ['open', 'member', 'ok'],
  ['guest', 'guest', 'ok'],
  ['guest', 'arriving', 'wait'],
  ['guest', 'admin', dashboard],
  ['guest', 'person who chose a plan', { goTo: '/services/start' }],
  ['signedIn', 'guest', login],
  ['signedIn', 'arriving', 'ok'],
  ['signedIn', 'nobody', 'ok'],
  ['creators', 'guest', login],
  ['creators', 'arriving', 'wait'],
  ['creators', 'admin', 'ok'],
  ['creators', 'creator', 'ok'],
  ['creators', 'member', closedTo('creators')],
  ['creators', 'member who is also an admin', closedTo('creators')],
  ['creators', 'nobody', closedTo('creators')],
  ['admins', 'guest', login],
  ['admins', 'admin', 'ok'],
  ['admins', 'creator', closedTo('admins')],
  ['closed', 'guest', outside],
  ['closed', 'admin', outside],
] as const)('%s: a %s', (guard, who, expected) => {
  expect(admit(guard, visitors[who])).toEqual(expected);
});

test.each([
  ['a guest', visitors.guest, login],
  ['someone whose profile is on its way', visitors.arriving, 'wait'],
  ['an admin without the permission', visitors.admin, { goTo: '/dashboard', closedTo: 'scope', permission: 'view audit' }],
  ['an admin with it', { ...visitors.admin, actor: { ...visitors.admin.actor!, permissions: ['view audit'] } }, 'ok'],
  ['a member with it', { ...visitors.member, actor: { ...visitors.member.actor!, permissions: ['view audit'] } }, closedTo('admins')],
] as const)('a page for admins that needs the scope "view audit": %s', (_, visitor, expected) => {
  expect(admit('admins', visitor, 'view audit')).toEqual(expected);
});

const holding = (...permissions: string[]): GuardContext => ({ ...visitors.nobody, actor: { ...visitors.nobody.actor!, permissions } });
const closedFor = (permission: string) => ({ goTo: '/dashboard', closedTo: 'scope', permission });
const [roleList, tagList, itemList, userList, taxruleList] = [
  { resource: 'role', verb: 'list' },
  { resource: 'tag', verb: 'update' },
  { resource: 'item', verb: 'list', partly: true },
  { resource: 'user', verb: 'list' },
  { resource: 'taxrule', verb: 'update' },
] as const satisfies ResourceGuard[];
const tagEdit = { resource: 'tag', verb: 'update', partly: true } as const;
const unverified = {
  ...visitors.nobody,
  actor: { ...visitors.nobody.actor!, permissions: ['view tags', 'edit tags'], restriction: 'unverified' },
} as const;

test.each<[string, ResourceGuard, GuardContext, unknown]>([
  ['a guest signs in first', roleList, visitors.guest, login],
  ['the profile is on its way', roleList, visitors.arriving, 'wait'],
  ['a custom role with the permission', roleList, holding('view roles'), 'ok'],
  ['without it', roleList, holding(), closedFor('view roles')],
  ['who may edit tags', tagList, holding('view tags', 'edit tags'), 'ok'],
  ['who reads tags, which items carry', tagList, holding('view items', 'view tags'), closedFor('edit tags')],
  ['who sees published items only', itemList, holding('view items'), 'ok'],
  ['who sees only themselves among the users', userList, visitors.member, closedFor('view users')],
  ['a list that anyone may read is managed by its editors', taxruleList, holding('edit taxrules'), 'ok'],
  ['and by nobody else', taxruleList, holding('view items'), closedFor('edit taxrules')],
  ['a form for who may edit', tagEdit, holding('view tags', 'edit tags'), 'ok'],
  ['an address that is not proven yet holds back the deed, not the page', tagEdit, unverified, 'ok'],
])('a page of a resource: %s', (_, guard, visitor, expected) => {
  expect(admit(guard, visitor)).toEqual(expected);
});

const ofClinic = { resource: 'service', verb: 'list', partly: true } as const satisfies ResourceGuard;
const invoices = { resource: 'invoice', verb: 'list', partly: true } as const satisfies ResourceGuard;
const clients = { resource: 'entity', verb: 'list' } as const satisfies ResourceGuard;
const atClient = (visitor: GuardContext): GuardContext => ({ ...visitor, actor: { ...visitor.actor!, entityId: '2' } });

test.each<[string, ResourceGuard, GuardContext, unknown]>([
  ['a clinic’s own page, for somebody of no client: how to begin', ofClinic, visitors.member, 'clientOnly'],
  ['a clinic’s own page, for people of ours: whose it is', ofClinic, visitors.admin, 'clientOnly'],
  ['invoices, for somebody of no client: how to begin', invoices, visitors.member, 'clientOnly'],
  ['invoices, for a creator: a matter of permissions', invoices, visitors.creator, closedFor('view invoices')],
  ['invoices, for somebody of a client without the permission there', invoices, atClient(visitors.member), closedFor('view invoices')],
  [
    'roles, for somebody of no client: a matter of permissions',
    { resource: 'role', verb: 'add', partly: true },
    visitors.member,
    closedFor('create roles'),
  ],
  ['the list of all clients is for people of ours', clients, visitors.member, closedFor('view entity')],
])('a page for people of a client: %s', (_, guard, visitor, expected) => {
  expect(admit(guard, visitor)).toEqual(expected);
});

test('anyone who was sent to sign in goes back to where they were', () => {
  expect(admit('guest', { ...visitors.admin, attempted: '/usman/item-management?page=3' })).toEqual({
    goTo: '/usman/item-management?page=3',
  });
});

test.each(['', 'admin', 'toString'])('"%s" is no guard', (name) => {
  expect(() => admit(name, visitors.admin)).toThrow(new UnknownMiddleware(name));
  expect(new UnknownMiddleware(name)).toMatchObject({ status: 500, message: `Unknown middleware ${name}` });
});
