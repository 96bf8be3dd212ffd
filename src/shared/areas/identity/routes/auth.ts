/** The pages of sign-in, registration and password. Rule: SGN-7. */
import type { RouteRow } from '#shared/routes/row';

export const authRoutes = [
  { path: '/login', name: 'login', guard: 'guest', chunk: 'login', words: ['auth'] },
  { path: '/register', name: 'register', guard: 'guest', chunk: 'register', words: ['auth'] },
  { path: '/password/reset', name: 'passwordReset', guard: 'guest', chunk: 'forgot-password', words: ['auth'] },
  { path: '/Recover1', name: 'recover1', guard: 'guest', chunk: 'forgot-password', words: ['auth'] },
  { path: '/password/email', name: 'passwordEmail', guard: 'open', frame: 'auth', chunk: 'new-password', words: ['auth'] },
  { path: '/Recover2', name: 'recover2', guard: 'open', frame: 'auth', chunk: 'new-password', words: ['auth'] },
  { path: '/verify-email', name: 'verifyEmail', guard: 'open', frame: 'auth', chunk: 'verify-email', words: ['auth'] },
  { path: '/email-revert', name: 'emailRevert', guard: 'open', frame: 'auth', chunk: 'email-revert', words: ['auth'] },
  { path: '/invitation', name: 'invitation', guard: 'open', frame: 'auth', chunk: 'invitation', words: ['auth'] },
  { path: '/lock', name: 'lock', guard: 'open', frame: 'auth', chunk: 'lock', words: ['auth'] },
] as const satisfies readonly RouteRow[];
