/** Endpoints of signing in and out, of registering, and of the links that are mailed. */
import {
  emailRevert,
  emailVerification,
  invitation,
  invitationAcceptance,
  passwordForgot,
  passwordReset,
  passwordToken,
  registration,
  token,
} from '../signIn';
import type { Endpoints } from '#shared/endpoints/endpoint';

export const signInEndpoints = {
  login: { method: 'POST', path: '/login', who: 'anyone', input: token },
  logout: { method: 'POST', path: '/logout', who: 'always' },
  register: { method: 'POST', path: '/register', who: 'anyone', input: registration },
  forgotPassword: { method: 'POST', path: '/password-forgot', who: 'anyone', input: passwordForgot },
  checkPasswordToken: { method: 'POST', path: '/password-token', who: 'anyone', input: passwordToken },
  resetPassword: { method: 'POST', path: '/password-reset', who: 'anyone', input: passwordReset },
  verifyEmail: { method: 'POST', path: '/email-verification', who: 'anyone', input: emailVerification },
  revertEmail: { method: 'POST', path: '/email-revert', who: 'anyone', input: emailRevert },
  readInvitation: { method: 'POST', path: '/invitation', who: 'anyone', input: invitation },
  acceptInvitation: { method: 'POST', path: '/invitation-acceptance', who: 'own', input: invitationAcceptance },
} as const satisfies Endpoints;
