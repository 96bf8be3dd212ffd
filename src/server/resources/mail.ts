/** Mails: written by the mailer and by whoever delivers them. */
import { mail } from '#shared/resources/mail';
import { serve } from '../repository/serverResource';

export const servedMail = serve(mail, { table: 'mails' });
