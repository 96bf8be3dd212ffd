/** All migrations, oldest first. One that was released is never edited. */
import type { Migration } from '../migrate';
import { access } from './0002_access';
import { books } from './0006_books';
import { browserKeys } from './0019_browser_keys';
import { cannedAnswersTable } from './0072_canned_answers';
import { catalogue } from './0005_catalogue';
import { clientNumbers } from './0022_client_numbers';
import { clientAgreement } from './0026_client_agreement';
import { chosenPlan } from './0038_chosen_plan';
import { clientTimeZone } from './0050_client_time_zone';
import { invoiceParties } from './0061_invoice_parties';
import { revenue } from './0047_revenue';
import { invoiceNotices } from './0062_invoice_notices';
import { mailDocuments } from './0070_mail_documents';
import { ticketTags } from './0071_ticket_tags';
import { mailReplyTo } from './0074_mail_reply_to';
import { ticketFiles } from './0073_ticket_files';
import { paymentReferences } from './0066_payment_references';
import { clients } from './0003_clients';
import { counters } from './0007_counters';
import { ground } from './0001_initial';
import { itemSearch } from './0018_item_search';
import { itemsByCategory } from './0012_items_by_category';
import { itemsByStatus } from './0016_items_by_status';
import { knownDevices } from './0021_known_devices';
import { mail } from './0009_mail';
import { mailOwner } from './0020_mail_owner';
import { invoices } from './0036_invoices';
import { roleNamesOfClients } from './0037_role_names_of_clients';
import { memberships } from './0029_memberships';
import { renewals } from './0031_renewals';
import { ownersMakeRoles } from './0033_owners_make_roles';
import { trialKeys } from './0034_trial_keys';
import { services } from './0030_services';
import { memberCatalogue } from './0024_member_catalogue';
import { commands } from './0027_commands';
import { subscriptionCommands } from './0028_subscription_commands';
import { memberReadsCatalogue } from './0025_member_reads_catalogue';
import { bankAccounts } from './0043_bank_accounts';
import { charges } from './0044_charges';
import { notifications } from './0014_notifications';
import { liveStreams } from './0060_live_streams';
import { people } from './0004_people';
import { seatPrice } from './0013_seat_price';
import { secretKey } from './0017_secret_key';
import { payments } from './0039_payments';
import { secondStep } from './0008_second_step';
import { taxrules } from './0015_taxrules';
import { auditCause } from './0023_audit_cause';
import { sandbox } from './0032_sandbox';
import { supportGrants } from './0035_support_grants';
import { clientExports } from './0057_client_exports';
import { ticketTables } from './0055_tickets';
import { trash } from './0011_trash';
import { signInFailures } from './0010_sign_in_failures';
import { withholdingCertificates } from './0075_withholding_certificates';
import { billingTermsTable } from './0079_billing_terms';
import { paymentAccounts } from './0080_payment_accounts';
import { adjustmentLines } from './0081_adjustment_lines';
import { uniqueIds } from './0085_unique_ids';
import { paymentReferencesByClient } from './0086_payment_references_by_client';
import { stampDuty } from './0087_stamp_duty';
import { creditPayouts } from './0088_credit_payouts';
import { discounts } from './0089_discounts';
import { appLogin } from './0090_app_login';
import { scopedTables } from './0091_scoped_tables';
import { keptAnswers } from './0092_kept_answers';
import { notificationEvents } from './0094_notification_events';
import { issuersTable } from './0095_issuers';
import { creatorPermissions } from './0096_creator_permissions';
import { englishNames } from './0097_english_names';
import { ticketsOfNoClient } from './0098_tickets_of_no_client';
import { accountNumbers } from './0099_account_numbers';
import { searchForm } from './0101_search_form';
import { ticketMails } from './0102_ticket_mails';
import { ticketMailsGo } from './0103_ticket_mails_go';
import { ticketSessions } from './0104_ticket_sessions';
import { frontDesk } from './0106_front_desk';
import { searchWords } from './0108_search_words';
import { waitingScreen } from './0110_waiting_screen';
import { waitingVisits } from './0111_waiting_visits';
import { patientMerges } from './0112_patient_merges';
import { readingsTable } from './0113_readings';
import { appointments } from './0120_appointments';
import { screenKeysInAudit } from './0130_screen_keys_in_audit';
import { publicBookings } from './0140_public_bookings';
import { readingExports } from './0145_reading_exports';
import { clientAuditLines } from './0146_client_audit';
import { formerRecordNumbers } from './0150_former_record_numbers';
import { newbornsAndForeigners } from './0151_newborns_and_foreigners';
import { clientTotals } from './0155_client_totals';
import { kiosks } from './0160_kiosks';
import { quickSearchWords } from './0161_quick_search_words';
import { icdCodes } from './0162_icd_codes';
import { clinicalNotes } from './0164_clinical_notes';
import { letters } from './0166_letters';
import { treatments } from './0167_treatments';
import { moreApostrophes } from './0168_more_apostrophes';
import { recentDiagnoses } from './0170_recent_diagnoses';
import { cashierTables } from './0175_cashier';
import { clinicSettingsColumns } from './0176_clinic_settings';
import { visitsOwed } from './0177_visits_owed';
import { chargeSources } from './0178_charge_sources';
import { tariffs } from './0172_tariffs';
import { onePrice } from './0173_one_price';
import { satusehatOrganisations } from './0171_satusehat_organisations';

export const migrations: readonly Migration[] = [
  ground,
  access,
  clients,
  people,
  catalogue,
  books,
  counters,
  secondStep,
  mail,
  signInFailures,
  trash,
  itemsByCategory,
  seatPrice,
  notifications,
  taxrules,
  itemsByStatus,
  secretKey,
  itemSearch,
  browserKeys,
  mailOwner,
  knownDevices,
  clientNumbers,
  auditCause,
  memberCatalogue,
  memberReadsCatalogue,
  clientAgreement,
  commands,
  subscriptionCommands,
  memberships,
  services,
  renewals,
  sandbox,
  ownersMakeRoles,
  trialKeys,
  supportGrants,
  invoices,
  roleNamesOfClients,
  chosenPlan,
  payments,
  bankAccounts,
  charges,
  revenue,
  clientTimeZone,
  ticketTables,
  clientExports,
  liveStreams,
  invoiceParties,
  invoiceNotices,
  paymentReferences,
  mailDocuments,
  ticketTags,
  cannedAnswersTable,
  ticketFiles,
  mailReplyTo,
  withholdingCertificates,
  billingTermsTable,
  paymentAccounts,
  adjustmentLines,
  uniqueIds,
  paymentReferencesByClient,
  stampDuty,
  creditPayouts,
  discounts,
  appLogin,
  scopedTables,
  keptAnswers,
  notificationEvents,
  issuersTable,
  creatorPermissions,
  englishNames,
  ticketsOfNoClient,
  accountNumbers,
  searchForm,
  ticketMails,
  ticketMailsGo,
  ticketSessions,
  frontDesk,
  searchWords,
  waitingScreen,
  waitingVisits,
  patientMerges,
  readingsTable,
  appointments,
  screenKeysInAudit,
  publicBookings,
  readingExports,
  clientAuditLines,
  formerRecordNumbers,
  newbornsAndForeigners,
  clientTotals,
  kiosks,
  quickSearchWords,
  icdCodes,
  clinicalNotes,
  letters,
  treatments,
  moreApostrophes,
  recentDiagnoses,
  satusehatOrganisations,
  tariffs,
  onePrice,
  cashierTables,
  clinicSettingsColumns,
  visitsOwed,
  chargeSources,
];
