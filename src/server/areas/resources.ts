/** The registry of the server's side. A resource that follows from its declaration alone needs no file and no line here. */
import type { Resource } from '#shared/kit/resource';
import { resources, type ResourceName } from '#shared/areas/resources';
import { defineServerResource, type ServerResource } from '../repository/serverResource';
import { servedAudit, servedClientAudit } from './oversight/resources/audit';
import { servedBillingTerm } from './billing/resources/billingTerm';
import { servedCannedAnswer } from './support/resources/cannedAnswer';
import { servedCategory } from './catalogue/resources/category';
import { servedClientsubsdetail } from './clients/resources/clientsubsdetail';
import { servedCharge } from './billing/resources/charge';
import { servedClientCredit } from './billing/resources/clientCredit';
import { servedClientsubsheader } from './clients/resources/clientsubsheader';
import { servedService } from './cashier/resources/service';
import { servedCashShift } from './cashier/resources/cashShift';
import { servedClinicSetting } from './cashier/resources/clinicSetting';
import { servedPatientBill } from './cashier/resources/patientBill';
import { servedPatientPayment } from './cashier/resources/patientPayment';
import { servedTariff } from './cashier/resources/tariff';
import { servedVisitCharge } from './cashier/resources/visitCharge';
import { servedConsent } from './clinic/resources/consent';
import { servedCreditNote } from './billing/resources/creditNote';
import { servedCreditPayout } from './billing/resources/creditPayout';
import { servedEntity } from './clients/resources/entity';
import { servedBankAccount } from './billing/resources/bankAccount';
import { servedIssuer } from './billing/resources/issuer';
import { servedInvoice } from './billing/resources/invoice';
import { servedItem } from './catalogue/resources/item';
import { servedMail } from './oversight/resources/mail';
import { servedMembership } from './identity/resources/membership';
import { servedModule } from './catalogue/resources/module';
import { servedNotification } from './identity/resources/notification';
import { servedPackage } from './catalogue/resources/package';
import { servedPayment } from './billing/resources/payment';
import { servedPermission } from './identity/resources/permission';
import { servedRole } from './identity/resources/role';
import { servedAppointment } from './clinic/resources/appointment';
import { servedIcdCode } from './clinic/resources/icdCode';
import { servedIcdTerm } from './clinic/resources/icdTerm';
import { servedLetter } from './clinic/resources/letter';
import { servedLetterTemplate } from './clinic/resources/letterTemplate';
import { servedLeave } from './clinic/resources/leave';
import { servedPatient } from './clinic/resources/patient';
import { servedPayer } from './clinic/resources/payer';
import { servedPoly } from './clinic/resources/poly';
import { servedSchedule } from './clinic/resources/schedule';
import { servedReading } from './clinic/resources/reading';
import { servedSupportGrant } from './clients/resources/supportGrant';
import { servedTag } from './catalogue/resources/tag';
import { servedTeamMember } from './clinic/resources/teamMember';
import { servedTreatment } from './clinic/resources/treatment';
import { servedTreatmentSeries } from './clinic/resources/treatmentSeries';
import { servedTreatmentTemplate } from './clinic/resources/treatmentTemplate';
import { servedVitalSign } from './clinic/resources/vitalSign';
import { servedVitalRange } from './clinic/resources/vitalRange';
import { servedVisitDiagnosis } from './clinic/resources/visitDiagnosis';
import { servedVisitNote } from './clinic/resources/visitNote';
import { servedNoteSnippet } from './clinic/resources/noteSnippet';
import { servedVisit } from './clinic/resources/visit';
import { servedTicket } from './support/resources/ticket';
import { servedTicketEntry } from './support/resources/ticketEntry';
import { servedTicketMail } from './support/resources/ticketMail';
import { servedTicketNote } from './support/resources/ticketNote';
import { servedTrash } from './oversight/resources/trash';
import { servedUser } from './identity/resources/user';

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
  servedBankAccount,
  servedIssuer,
  servedInvoice,
  servedPayment,
  servedCharge,
  servedCreditNote,
  servedClientCredit,
  servedCreditPayout,
  servedMembership,
  servedAudit,
  servedClientAudit,
  servedTrash,
  servedMail,
  servedNotification,
  servedService,
  servedTariff,
  servedVisitCharge,
  servedPatientBill,
  servedPatientPayment,
  servedCashShift,
  servedClinicSetting,
  servedReading,
  servedIcdCode,
  servedIcdTerm,
  servedNoteSnippet,
  servedLetter,
  servedLetterTemplate,
  servedVisitNote,
  servedVisitDiagnosis,
  servedVitalRange,
  servedVitalSign,
  servedVisit,
  servedSchedule,
  servedLeave,
  servedAppointment,
  servedPatient,
  servedTeamMember,
  servedPoly,
  servedPayer,
  servedSupportGrant,
  servedTicket,
  servedTicketEntry,
  servedTicketMail,
  servedTicketNote,
  servedCannedAnswer,
  servedTreatmentTemplate,
  servedTreatmentSeries,
  servedConsent,
  servedTreatment,
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
