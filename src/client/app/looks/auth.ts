/** Getting in. */
import type { authRoutes } from '#shared/routes/auth';
import type { Look, Looks } from '../routes';

const forgotPassword: Look = {
  screen: () => import(/* webpackChunkName: "forgot-password" */ '../../screens/auth/ForgotPassword').then((chunk) => chunk.ForgotPassword),
  title: 'page.forgot',
};
const newPassword: Look = {
  screen: () => import(/* webpackChunkName: "new-password" */ '../../screens/auth/NewPassword').then((chunk) => chunk.NewPassword),
  title: 'page.newPassword',
};

export const authLooks: Looks<typeof authRoutes> = {
  login: {
    screen: () => import(/* webpackChunkName: "login" */ '../../screens/auth/Login').then((chunk) => chunk.Login),
    title: 'page.login',
  },
  register: {
    screen: () => import(/* webpackChunkName: "register" */ '../../screens/auth/Register').then((chunk) => chunk.Register),
    title: 'page.register',
  },
  passwordReset: forgotPassword,
  recover1: { ...forgotPassword, plain: true },
  passwordEmail: newPassword,
  recover2: { ...newPassword, plain: true },
  verifyEmail: {
    screen: () => import(/* webpackChunkName: "verify-email" */ '../../screens/auth/VerifyEmail').then((chunk) => chunk.VerifyEmail),
    title: 'page.verifyEmail',
  },
  emailRevert: {
    screen: () => import(/* webpackChunkName: "email-revert" */ '../../screens/auth/EmailRevert').then((chunk) => chunk.EmailRevert),
    title: 'page.emailRevert',
  },
  lock: {
    screen: () => import(/* webpackChunkName: "lock" */ '../../screens/auth/Lock').then((chunk) => chunk.Lock),
    title: 'page.lock',
  },
};
