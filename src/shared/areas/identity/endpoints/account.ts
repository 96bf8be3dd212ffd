/** Endpoints of one's own account: profile, password, sessions, second step, notifications. */
import { notificationChoice, passwordChange, passwordProof, profileChange, twoStepCode } from '../signIn';
import type { Endpoints } from '#shared/endpoints/endpoint';

export const accountEndpoints = {
  me: { method: 'GET', path: '/me', who: 'own', record: 'user' },
  updateMe: { method: 'PATCH', path: '/me', who: 'own', record: 'user', change: profileChange },
  sendVerification: { method: 'POST', path: '/me/email-verification', who: 'own' },
  changePassword: { method: 'POST', path: '/me/password', who: 'own', input: passwordChange },
  listSessions: { method: 'GET', path: '/me/sessions', who: 'own' },
  endSession: { method: 'DELETE', path: '/me/sessions/{id}', who: 'own' },
  endOtherSessions: { method: 'DELETE', path: '/me/sessions', who: 'own' },
  startTwoStep: { method: 'POST', path: '/me/two-step', who: 'own', input: passwordProof },
  confirmTwoStep: { method: 'PATCH', path: '/me/two-step', who: 'own', input: twoStepCode },
  removeTwoStep: { method: 'DELETE', path: '/me/two-step', who: 'own', input: passwordProof },
  renewRecoveryCodes: { method: 'POST', path: '/me/two-step/recovery-codes', who: 'own', input: passwordProof },
  leaveClient: { method: 'DELETE', path: '/me/workplaces/{id}', who: 'own' },
  listNotificationChoices: { method: 'GET', path: '/me/notification-choices', who: 'own' },
  saveNotificationChoice: { method: 'PATCH', path: '/me/notification-choices', who: 'own', input: notificationChoice },
  readNotifications: { method: 'POST', path: '/notifications/read', who: 'own' },
} as const satisfies Endpoints;
