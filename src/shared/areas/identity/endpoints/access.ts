/** Endpoints of rights: why something is refused, viewing as a role, what is reported to the audit, and help for other people. */
import { exporting } from '#shared/exportReport';
import { text } from '#shared/kit/fields';
import { defineInput, toOne } from '#shared/kit/resource';
import { role } from '../resources/role';
import type { Endpoints } from '#shared/endpoints/endpoint';

/** POST /me/view-as: the role to view as. */
export const viewAsRole = defineInput('viewAs', '/view-as', { relations: { role: toOne(role.type, { required: true }) } });

export const accessEndpoints = {
  explain: { method: 'GET', path: '/me/explanation', who: 'own', query: { permission: text({ required: true, max: 120 }) } },
  reportExport: { method: 'POST', path: '/me/exports', who: 'signedIn', input: exporting },
  viewAs: { method: 'POST', path: '/me/view-as', who: { rights: [['role', 'list']], role: 'admin' }, input: viewAsRole },
  endViewAs: { method: 'DELETE', path: '/me/view-as', who: 'always' },
  makeResetLink: {
    method: 'POST',
    path: '/mails/{id}/reset-link',
    who: {
      rights: [
        ['mail', 'get'],
        ['user', 'update'],
      ],
    },
  },
  resetTwoStep: { method: 'DELETE', path: '/users/{id}/two-step', who: { rights: [['user', 'update']] } },
} as const satisfies Endpoints;
