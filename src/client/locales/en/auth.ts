/** Words of the sign-in family, in English. */
import type id from '../id/auth';

export default {
  login: {
    title: 'Welcome back',
    purpose: 'Sign in to carry on with your work.',
    email: 'E-mail',
    emailHint: 'name@clinic.id',
    password: 'Password',
    show: 'Show password',
    hide: 'Hide password',
    submit: 'Sign in',
    busy: 'Signing in…',
    help: 'No account yet? Ask the admin of your facility.',
  },
  again: {
    title: 'Your session has ended',
    purpose: 'Sign in again right here; what you have typed is still there.',
    submit: 'Continue',
  },
} satisfies typeof id;
