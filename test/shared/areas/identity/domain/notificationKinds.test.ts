/** The kinds of notifications: what each person can be told, and turn off. Rules: NTF-2, NTF-3. */
import type { Actor } from '#shared/access';
import {
  chosenKinds,
  isMailed,
  kindsFor,
  notificationKind,
  notificationKinds,
  type NotificationKinds,
} from '#shared/areas/identity/domain/notificationKinds';
import { routes } from '#shared/routes';

const kinds: NotificationKinds = notificationKind;
const nobody: Actor = { id: '1', roles: [], permissions: [], entityId: null };
const clinic = '00000000-0000-4000-8000-000000000001';

test.each<[string, Partial<Actor>, string[]]>([
  ['somebody without rights', {}, ['ticket_answered']],
  [
    'an owner of a clinic',
    { entityId: clinic, entityPermissions: ['view invoices', 'view payments', 'change clientsubsheader', 'export entity'] },
    [
      'invoice_issued',
      'invoice_due',
      'invoice_overdue',
      'payment_verified',
      'payment_rejected',
      'ticket_answered',
      'trial_ending',
      'plan_changed',
      'export_ready',
    ],
  ],
  ['a nurse of a clinic', { entityId: clinic, entityPermissions: ['create tickets', 'reply tickets'] }, ['ticket_answered']],
  ['who verifies payments', { permissions: ['verify payments', 'view payments'] }, ['payment_to_verify', 'ticket_answered']],
  [
    'who answers tickets and reads mails',
    { permissions: ['manage tickets', 'view mails'] },
    ['ticket_opened', 'ticket_replied', 'ticket_due', 'ticket_assigned', 'ticket_answered', 'mail_failed'],
  ],
])('given %s, then they choose among what they can be told', (_, rights, expected) => {
  expect(kindsFor({ ...nobody, ...rights })).toEqual(expected);
});

test.each(notificationKinds)('given %s, then its page is there, and its list is one page', (kind) => {
  const { page, list, audience } = kinds[kind];
  const pathOf = (name: string) => routes.find((row) => row.name === name)?.path;
  expect(pathOf(page)).toBeDefined();
  if (list !== undefined) expect(pathOf(list)).not.toContain(':id');
  // Who is told needs a rule, and only what names people leads to a page without rights of its own.
  expect(audience.named ?? audience.staff ?? audience.client).toBeDefined();
});

test('given what is about the safety of the account, then nobody can turn it off', () => {
  expect(notificationKinds.filter((kind) => !chosenKinds.some((one) => one === kind))).toEqual([
    'password_changed',
    'password_reset',
    'password_set',
    'email_change_asked',
    'email_changed',
    'two_step_on',
    'two_step_off',
    'recovery_codes_renewed',
    'signed_in_new_device',
    'account_locked',
    'role_changed',
    'person_entered',
  ]);
});

test.each([
  ['payment_to_verify', false],
  ['ticket_due', false],
  ['invoice_due', true],
  ['ticket_answered', true],
] as const)('given %s, then its mail can be turned off: %s', (kind, mailed) => expect(isMailed(kind)).toBe(mailed));
