/** The registry: every declared resource by name. Its pages, its store module and its server's side follow from its line here. Rule: APP-15. */
import type { Resource } from '../kit/resource';
import { audit } from './oversight/resources/audit';
import { bankAccount } from './billing/resources/bankAccount';
import { cannedAnswer } from './support/resources/cannedAnswer';
import { billingTerm } from './billing/resources/billingTerm';
import { category } from './catalogue/resources/category';
import { charge } from './billing/resources/charge';
import { clientCredit } from './billing/resources/clientCredit';
import { clientsubsdetail } from './clients/resources/clientsubsdetail';
import { clientsubsheader } from './clients/resources/clientsubsheader';
import { creditNote } from './billing/resources/creditNote';
import { creditPayout } from './billing/resources/creditPayout';
import { entity } from './clients/resources/entity';
import { holiday } from './billing/resources/holiday';
import { invoice } from './billing/resources/invoice';
import { item } from './catalogue/resources/item';
import { mail } from './oversight/resources/mail';
import { membership } from './identity/resources/membership';
import { modul } from './catalogue/resources/module';
import { notification } from './identity/resources/notification';
import { pack } from './catalogue/resources/package';
import { payment } from './billing/resources/payment';
import { permission } from './identity/resources/permission';
import { role } from './identity/resources/role';
import { service } from './clinic/resources/service';
import { supportGrant } from './clients/resources/supportGrant';
import { tag } from './catalogue/resources/tag';
import { taxrule } from './billing/resources/taxrule';
import { ticket } from './support/resources/ticket';
import { ticketEntry } from './support/resources/ticketEntry';
import { ticketNote } from './support/resources/ticketNote';
import { trash } from './oversight/resources/trash';
import { user } from './identity/resources/user';

export const resources = {
  user,
  role,
  permission,
  category,
  item,
  tag,
  package: pack,
  module: modul,
  taxrule,
  bankAccount,
  billingTerm,
  entity,
  clientsubsheader,
  clientsubsdetail,
  invoice,
  payment,
  charge,
  creditNote,
  clientCredit,
  creditPayout,
  membership,
  supportGrant,
  audit,
  trash,
  mail,
  notification,
  service,
  ticket,
  ticketEntry,
  ticketNote,
  holiday,
  cannedAnswer,
};
export type Resources = typeof resources;
export type ResourceName = keyof Resources;
export const resourceNames = Object.keys(resources) as readonly ResourceName[];

const all: readonly Resource[] = Object.values(resources);
const types = new Map(all.map((one) => [one.type, one]));

/** The resource of a JSON:API type, or undefined. */
export const resourceOfType = (type: string): Resource | undefined => types.get(type);
