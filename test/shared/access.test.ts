/** Rules answer yes, no, or "only these"; start closed. Rules: APP-16, ITM-6, ROL-2. */
import { allows, allOf, type Actor, type Rule, type Verdict } from '#shared/access';
import { actionsOn } from '#shared/kit/resource';
import { resources } from '#shared/areas/resources';

const person = (more: Partial<Actor>): Actor => ({ id: 'sari', roles: [], permissions: [], entityId: null, ...more });
const admin = person({ permissions: ['view items', 'edit items', 'view users', 'view entity'] });
const creator = person({ permissions: ['view items', 'create items'] });
const blind = person({
  permissions: ['create items', 'edit items', 'delete items', 'edit users', 'edit clientsubsheader', 'edit packages'],
  entityId: 'klinik-melati',
});
const member = person({ roles: ['member'], permissions: ['view items'], entityId: 'klinik-melati' });
const forged = person({ roles: ['admin'] });
const ofSari = { owner: { type: 'users', id: 'sari' } };
const ofBudi = { owner: { type: 'users', id: 'budi' } };

const auditor = person({ permissions: ['view audit'] });
const bySari = { actor: { type: 'users', id: 'sari' } };
const byBudi = { actor: { type: 'users', id: 'budi' } };

const nosy = person({ permissions: ['view notifications', 'edit notifications'] });
const toSari = { user: { type: 'users', id: 'sari' } };
const toBudi = { user: { type: 'users', id: 'budi' } };

const { item, user, entity, audit, notification, clientsubsheader, package: pack } = resources;
const ofMelati = { entity: { type: 'entity', id: 'klinik-melati' } };
const ofMawar = { entity: { type: 'entity', id: 'klinik-mawar' } };
const rows: [string, Actor | null, Parameters<typeof allows>[0], object | undefined, boolean][] = [
  ['an admin edits anything', admin, item.access.update, ofBudi, true],
  ['a creator edits her own', creator, item.access.update, ofSari, true],
  ['a creator leaves the others alone', creator, item.access.update, ofBudi, false],
  ['a creator may edit something', creator, item.access.update, undefined, true],
  ['a member edits nothing', member, item.access.update, ofSari, false],
  ['a role without permissions opens nothing', forged, item.access.list, undefined, false],
  ['nobody edits nothing', null, item.access.update, ofSari, false],
  ['everyone sees themselves', member, user.access.get, { id: 'sari' }, true],
  ['a member sees no other person', member, user.access.get, { id: 'budi' }, false],
  ['a member sees the own clinic', member, entity.access.get, { id: 'klinik-melati' }, true],
  ['a member sees no other clinic', member, entity.access.get, { id: 'klinik-mawar' }, false],
  ['a member without a clinic sees none', forged, entity.access.list, undefined, false],
  ['an admin sees everyone’s deeds', auditor, audit.access.get, byBudi, true],
  ['a member sees what she did', member, audit.access.get, bySari, true],
  ['a member doesn’t see what others did', member, audit.access.get, byBudi, false],
  ['a member doesn’t see what nobody did', member, audit.access.get, { actor: null }, false],
  ['a guest sees nothing that was done', null, audit.access.list, undefined, false],
  ['everyone reads what they were told', member, notification.access.get, toSari, true],
  ['no permission reads what others were told', nosy, notification.access.get, toBudi, false],
  ['who may edit and not see edits nothing', blind, item.access.update, ofSari, false],
  ['who may delete and not see deletes nothing', blind, item.access.destroy, ofSari, false],
  ['who may create and not see creates', blind, item.access.add, undefined, true],
  ['who may edit people and not see them edits themselves', blind, user.access.update, { id: 'sari' }, true],
  ['who may edit people and not see them edits no other', blind, user.access.update, { id: 'budi' }, false],
  ['who may edit subscriptions edits those of the own clinic', blind, clientsubsheader.access.update, ofMelati, true],
  ['who may edit subscriptions and not see all edits no other clinic’s', blind, clientsubsheader.access.update, ofMawar, false],
  ['who may edit packages edits those that anyone sees', blind, pack.access.update, { status: 'active' }, true],
  ['who may edit packages and not see all leaves the archived ones', blind, pack.access.update, { status: 'archived' }, false],
  ['a verb that is not declared is closed', admin, undefined, undefined, false],
];
test.each(rows)('%s', (_, actor, rule, record, expected) => expect(allows(rule, actor, record)).toBe(expected));

const owners: Rule = () => ({ owner: 'sari' });
test.each<[string, Rule, Rule, Verdict]>([
  ['yes and some', () => true, owners, { owner: 'sari' }],
  ['some and yes', owners, () => true, { owner: 'sari' }],
  ['some and no', owners, () => false, false],
  ['some by two names', owners, () => ({ status: 'active' }), { owner: 'sari', status: 'active' }],
  ['the same twice', owners, owners, { owner: 'sari' }],
  ['some that exclude each other', owners, () => ({ owner: 'budi' }), false],
])('both rules: %s', (_, one, other, expected) => expect(allOf(one, other)(null)).toEqual(expected));

test.each([
  ['items', item, ['view', 'create', 'edit', 'delete']],
  ['the audit', audit, ['view']],
  ['what one was told, which no permission opens', notification, []],
])('what can be permitted on %s', (_, resource, expected) => expect(actionsOn(resource)).toEqual(expected));
