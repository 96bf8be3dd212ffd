/** The registry of the server's side. A resource that follows from its declaration alone needs no file and no line here. */
import type { Resource } from '#shared/kit/resource';
import { resources, type ResourceName } from '#shared/resources/index';
import { defineServerResource, type ServerResource } from '../repository/serverResource';
import { servedAudit } from './audit';
import { servedBillingTerm } from './billingTerm';
import { servedCannedAnswer } from './cannedAnswer';
import { servedCategory } from './category';
import { servedClientsubsdetail } from './clientsubsdetail';
import { servedCharge } from './charge';
import { servedClientCredit } from './clientCredit';
import { servedClientsubsheader } from './clientsubsheader';
import { servedCreditNote } from './creditNote';
import { servedCreditPayout } from './creditPayout';
import { servedEntity } from './entity';
import { servedInvoice } from './invoice';
import { servedItem } from './item';
import { servedMail } from './mail';
import { servedMembership } from './membership';
import { servedModule } from './module';
import { servedNotification } from './notification';
import { servedPackage } from './package';
import { servedPayment } from './payment';
import { servedPermission } from './permission';
import { servedRole } from './role';
import { servedService } from './service';
import { servedSupportGrant } from './supportGrant';
import { servedTag } from './tag';
import { servedTicket } from './ticket';
import { servedTicketEntry } from './ticketEntry';
import { servedTicketNote } from './ticketNote';
import { servedTrash } from './trash';
import { servedUser } from './user';

/** Those with rules of their own, or with something stored in a way that the declaration doesn't tell. */
const special: readonly ServerResource[] = [
  servedBillingTerm,
  servedCategory,
  servedItem,
  servedTag,
  servedRole,
  servedPermission,
  servedUser,
  servedPackage,
  servedModule,
  servedEntity,
  servedClientsubsheader,
  servedClientsubsdetail,
  servedInvoice,
  servedPayment,
  servedCharge,
  servedCreditNote,
  servedClientCredit,
  servedCreditPayout,
  servedMembership,
  servedAudit,
  servedTrash,
  servedMail,
  servedNotification,
  servedService,
  servedSupportGrant,
  servedTicket,
  servedTicketEntry,
  servedTicketNote,
  servedCannedAnswer,
];
const specialByName = new Map(special.map((one) => [one.resource.name, one]));

export const serverResources = Object.fromEntries(
  Object.values<Resource>(resources).map((one) => [one.name, specialByName.get(one.name) ?? defineServerResource(one, { commands: {} })]),
) as Record<ResourceName, ServerResource>;

const byType = new Map<string, ServerResource>(Object.values(serverResources).map((one) => [one.resource.type, one]));

/** The server's side of a declared type. Relations lead to declared types only, which a test holds. */
export const serverResourceOfType = (type: string): ServerResource => {
  const found = byType.get(type);
  if (!found)
    throw new Error(
      `${type} is not one of ${Object.values(resources)
        .map((one) => one.type)
        .join(', ')}`,
    );
  return found;
};
