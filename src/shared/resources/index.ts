/** The registry: every declared resource by name. Its pages, its store module and its server's side follow from its line here. Rule: APP-15. */
import type { Resource } from '../kit/resource';
import { audit } from './audit';
import { bankAccount } from './bankAccount';
import { cannedAnswer } from './cannedAnswer';
import { billingTerm } from './billingTerm';
import { category } from './category';
import { charge } from './charge';
import { clientCredit } from './clientCredit';
import { clientsubsdetail } from './clientsubsdetail';
import { clientsubsheader } from './clientsubsheader';
import { creditNote } from './creditNote';
import { creditPayout } from './creditPayout';
import { entity } from './entity';
import { holiday } from './holiday';
import { invoice } from './invoice';
import { item } from './item';
import { mail } from './mail';
import { membership } from './membership';
import { modul } from './module';
import { notification } from './notification';
import { pack } from './package';
import { payment } from './payment';
import { permission } from './permission';
import { role } from './role';
import { service } from './service';
import { supportGrant } from './supportGrant';
import { tag } from './tag';
import { taxrule } from './taxrule';
import { ticket } from './ticket';
import { ticketEntry } from './ticketEntry';
import { ticketNote } from './ticketNote';
import { trash } from './trash';
import { user } from './user';

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
