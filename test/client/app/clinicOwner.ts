/** An owner who works for a clinic, as GET /me answers, and what was issued to that clinic. */
import type { OwnSubscription } from '#shared/areas/clients/domain/ownSubscription';
import { resourceObject } from '../stubServer';
import { profileOf } from './openApp';

export const clinicId = '0192f1c0-0000-7000-8000-000000000050';

const subscription = {
  id: clinicId,
  status: 'active',
  status_since: '2026-01-01T00:00:00.000Z',
  owner: true,
  package: { id: clinicId, name: 'Klinik' },
  features: [],
  terms: [],
  owners: ['Dr. Sari'],
  sandbox: false,
  clock_ahead: 0,
  time_zone: 'Asia/Jakarta',
  support: null,
  seats: { included: 15, extra: 0, used: 3 },
} satisfies OwnSubscription;

const permissionsThere = ['view invoices', 'view payments', 'create payments', 'view tickets', 'view memberships', 'view clientsubsheader'];

/** @param permissions of the platform, besides those at the clinic */
export const ownerProfile = (permissions: readonly string[] = []) => {
  const profile = profileOf('owner', permissions);
  const actor = { ...profile.meta.actor, entityId: clinicId, entityPermissions: permissionsThere };
  return { ...profile, meta: { ...profile.meta, actor, workplaces: [{ id: clinicId, name: 'Klinik Melati' }], subscription } };
};

const idOf = (last: number) => `0192f1c0-0000-7000-8000-0000000000${last}`;

/** Its id ends with these two digits. */
export const invoiceOf = (last: number, due_date: string, balance: number, more: object = {}) =>
  resourceObject('invoices', {
    id: idOf(last),
    number: `INV/2026/01/00${last}`,
    status: 'issued',
    overdue: false,
    due_date,
    balance,
    entity: { type: 'entity', id: clinicId },
    ...more,
  });

/** A proof for the invoice whose id ends so. */
export const proofOf = (last: number, amount: number, more: object = {}) =>
  resourceObject('payments', {
    id: idOf(last + 20),
    method: 'transfer',
    amount,
    withheld: null,
    paid_at: '2026-01-04',
    status: 'pending',
    reason: null,
    reversed: false,
    invoice: { type: 'invoices', id: idOf(last) },
    entity: { type: 'entity', id: clinicId },
    bank_account: null,
    ...more,
  });

export const listOf = (...data: readonly unknown[]) => ({ data, meta: { page: { total: data.length } } });
