/** What the pages of the sign-in family are called, and which of them have the older look. */
import type { authRoutes } from '#shared/areas/identity/routes/auth';
import type { PageTitle } from './titles';

export type AuthMeta = {
  readonly title: PageTitle;
  /** In the family's older look: a card on plain ground. */
  readonly plain?: true;
  /** For people without an account here: no links to the dashboard, to sign in and to register. */
  readonly public?: true;
  /** A screen for a public room: no menu or link around it. */
  readonly bare?: true;
};

export const authMeta: Readonly<
  Record<(typeof authRoutes)[number]['name'] | 'waitingScreen' | 'kiosk' | 'bookingPage' | 'bookingCancel', AuthMeta>
> = {
  login: { title: 'page.login' },
  register: { title: 'page.register' },
  passwordReset: { title: 'page.forgot' },
  recover1: { title: 'page.forgot', plain: true },
  passwordEmail: { title: 'page.newPassword' },
  recover2: { title: 'page.newPassword', plain: true },
  verifyEmail: { title: 'page.verifyEmail' },
  emailRevert: { title: 'page.emailRevert' },
  invitation: { title: 'page.invitation' },
  lock: { title: 'page.lock' },
  waitingScreen: { title: 'page.waitingScreen', bare: true },
  kiosk: { title: 'page.kiosk', bare: true },
  bookingPage: { title: 'page.booking', plain: true, public: true },
  bookingCancel: { title: 'page.bookingCancel', plain: true, public: true },
};
