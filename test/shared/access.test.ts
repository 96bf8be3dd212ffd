/** Rules answer yes, no, or "only these"; start closed. */
import { allows, type Actor } from '#shared/access';
import { actionsOn } from '#shared/kit/resource';
import { resources } from '#shared/resources/index';

const person = (more: Partial<Actor>): Actor => ({ id: 'sari', roles: [], permissions: [], entityId: null, ...more });
const admin = person({ permissions: ['edit items', 'view users', 'view entity'] });
const creator = person({ permissions: ['create items'] });
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

const { item, user, entity, audit, notification } = resources;
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
  ['a verb that is not declared is closed', admin, undefined, undefined, false],
];
test.each(rows)('%s', (_, actor, rule, record, expected) => expect(allows(rule, actor, record)).toBe(expected));

test.each([
  ['items', item, ['view', 'create', 'edit', 'delete']],
  ['the audit', audit, ['view']],
  ['what one was told, which no permission opens', notification, []],
])('what can be permitted on %s', (_, resource, expected) => expect(actionsOn(resource)).toEqual(expected));
