/** Mails by the record that they bring as a PDF, for the history of an invoice. Rule: INV-17. */
import type { Migration } from '../migrate';

export const mailDocuments: Migration = {
  name: '0070_mail_documents',
  up: [`create index if not exists mails_document on mails ((document ->> 'id')) where document is not null`],
};
