/** Where each chunk's screen is: the rows of shared/routes name the chunk. The name of a chunk is written twice, as webpack reads it from the comment. */
import type { ComponentType } from 'react';
import type { RouteRow } from '#shared/routes/row';
import { everyArea, loadAreas } from '../areas/modules';
type Load = (row: RouteRow) => Promise<ComponentType>;

export const screens: Readonly<Record<string, Load>> = {
  'forgot-password': () =>
    import(/* webpackChunkName: "forgot-password" */ '../areas/identity/screens/auth/ForgotPassword').then((chunk) => chunk.ForgotPassword),
  'new-password': () =>
    import(/* webpackChunkName: "new-password" */ '../areas/identity/screens/auth/NewPassword').then((chunk) => chunk.NewPassword),
  login: () => import(/* webpackChunkName: "login" */ '../areas/identity/screens/auth/Login').then((chunk) => chunk.Login),
  register: () => import(/* webpackChunkName: "register" */ '../areas/identity/screens/auth/Register').then((chunk) => chunk.Register),
  'verify-email': () =>
    import(/* webpackChunkName: "verify-email" */ '../areas/identity/screens/auth/VerifyEmail').then((chunk) => chunk.VerifyEmail),
  'email-revert': () =>
    import(/* webpackChunkName: "email-revert" */ '../areas/identity/screens/auth/EmailRevert').then((chunk) => chunk.EmailRevert),
  invitation: () =>
    import(/* webpackChunkName: "invitation" */ '../areas/identity/screens/auth/Invitation').then((chunk) => chunk.Invitation),
  lock: () => import(/* webpackChunkName: "lock" */ '../areas/identity/screens/auth/Lock').then((chunk) => chunk.Lock),
  'start-clinic': () =>
    import(/* webpackChunkName: "start-clinic" */ '../areas/clients/screens/start/StartClinic').then((chunk) => chunk.StartClinic),
  dashboard: () => import(/* webpackChunkName: "dashboard" */ '../areas/dashboard/screens/Dashboard').then((chunk) => chunk.Dashboard),
  calendar: () => import(/* webpackChunkName: "calendar" */ '../areas/calendar/screens/Calendar').then((chunk) => chunk.Calendar),
  'waiting-screen': () =>
    import(/* webpackChunkName: "waiting-screen" */ '../areas/clinic/screens/waitingScreen/WaitingScreen').then(
      (chunk) => chunk.WaitingScreen,
    ),
  booking: () => import(/* webpackChunkName: "booking" */ '../areas/clinic/screens/booking/BookingPage').then((chunk) => chunk.BookingPage),
  kiosk: () => import(/* webpackChunkName: "kiosk" */ '../areas/clinic/screens/kiosk/Kiosk').then((chunk) => chunk.Kiosk),
  'booking-cancel': () =>
    import(/* webpackChunkName: "booking-cancel" */ '../areas/clinic/screens/booking/CancelBooking').then((chunk) => chunk.CancelBooking),
  queue: () => import(/* webpackChunkName: "queue" */ '../areas/clinic/screens/queue/Queue').then((chunk) => chunk.Queue),
  agenda: () => import(/* webpackChunkName: "agenda" */ '../areas/clinic/screens/agenda/Agenda').then((chunk) => chunk.Agenda),
  cashier: () => import(/* webpackChunkName: "cashier" */ '../areas/cashier/screens/cashier/Cashier').then((chunk) => chunk.Cashier),
  'cash-shift-show': () =>
    import(/* webpackChunkName: "cash-shift-show" */ '../areas/cashier/screens/cashShift/ShiftShow').then((chunk) => chunk.ShiftShow),
  'reading-list': () =>
    import(/* webpackChunkName: "reading-list" */ '../areas/clinic/screens/reading/Readings').then((chunk) => chunk.Readings),
  'visit-show': () =>
    import(/* webpackChunkName: "visit-show" */ '../areas/clinic/screens/visit/VisitShow').then((chunk) => chunk.VisitShow),
  'vital-range-list': () =>
    import(/* webpackChunkName: "vital-range-list" */ '../areas/clinic/screens/vitalRange/VitalRangeList').then(
      (chunk) => chunk.VitalRangeList,
    ),
  'letter-form': () =>
    import(/* webpackChunkName: "letter-form" */ '../areas/clinic/screens/letter/LetterForm').then((chunk) => chunk.LetterForm),
  'letter-template-form': () =>
    import(/* webpackChunkName: "letter-template-form" */ '../areas/clinic/screens/letterTemplate/LetterTemplateForm').then(
      (chunk) => chunk.LetterTemplateForm,
    ),
  'letter-show': () =>
    import(/* webpackChunkName: "letter-show" */ '../areas/clinic/screens/letter/LetterShow').then((chunk) => chunk.LetterShow),
  'treatment-form': () =>
    import(/* webpackChunkName: "treatment-form" */ '../areas/clinic/screens/treatment/TreatmentForm').then((chunk) => chunk.TreatmentForm),
  'treatment-show': () =>
    import(/* webpackChunkName: "treatment-show" */ '../areas/clinic/screens/treatment/TreatmentShow').then((chunk) => chunk.TreatmentShow),
  'team-member-list': () =>
    import(/* webpackChunkName: "team-member-list" */ '../areas/clinic/screens/teamMember/TeamList').then((chunk) => chunk.TeamList),
  'team-member-show': () =>
    import(/* webpackChunkName: "team-member-show" */ '../areas/clinic/screens/teamMember/TeamShow').then((chunk) => chunk.TeamShow),
  'team-member-form': () =>
    import(/* webpackChunkName: "team-member-form" */ '../areas/clinic/screens/teamMember/TeamForm').then((chunk) => chunk.TeamForm),
  'service-list': () =>
    import(/* webpackChunkName: "service-list" */ '../areas/cashier/screens/tariffs/Lists').then((chunk) => chunk.ServiceList),
  'tariff-list': () =>
    import(/* webpackChunkName: "tariff-list" */ '../areas/cashier/screens/tariffs/Lists').then((chunk) => chunk.TariffList),
  'service-form': () =>
    import(/* webpackChunkName: "service-form" */ '../areas/cashier/screens/service/ServiceForm').then((chunk) => chunk.ServiceForm),
  'service-show': () =>
    import(/* webpackChunkName: "service-show" */ '../areas/cashier/screens/service/ServiceShow').then((chunk) => chunk.ServiceShow),
  'tariff-form': () =>
    import(/* webpackChunkName: "tariff-form" */ '../areas/cashier/screens/tariff/TariffForm').then((chunk) => chunk.TariffForm),
  'tariff-change': () =>
    import(/* webpackChunkName: "tariff-change" */ '../areas/cashier/screens/tariffs/TariffChange').then((chunk) => chunk.TariffChange),
  'tariff-import': () =>
    import(/* webpackChunkName: "tariff-import" */ '../areas/cashier/screens/tariffs/TariffImport').then((chunk) => chunk.TariffImport),
  'clinic-setting-list': () =>
    import(/* webpackChunkName: "clinic-setting-list" */ '../areas/cashier/screens/clinicSetting/ClinicSettings').then(
      (chunk) => chunk.ClinicSettings,
    ),
  'patient-payment-show': () =>
    import(/* webpackChunkName: "patient-payment-show" */ '../areas/cashier/screens/receipt/PaymentShow').then(
      (chunk) => chunk.PaymentShow,
    ),
  'patient-bill-show': () =>
    import(/* webpackChunkName: "patient-bill-show" */ '../areas/cashier/screens/receipt/BillShow').then((chunk) => chunk.BillShow),
  'clinic-report': () =>
    import(/* webpackChunkName: "clinic-report" */ '../areas/cashier/screens/report/ClinicReport').then((chunk) => chunk.ClinicReport),
  'icd-import': () => import(/* webpackChunkName: "icd-import" */ '../areas/clinic/screens/icd/IcdImport').then((chunk) => chunk.IcdImport),
  'icd-code-list': () =>
    import(/* webpackChunkName: "icd-code-list" */ '../areas/clinic/screens/icd/IcdCodeList').then((chunk) => chunk.IcdCodeList),
  'patient-list': () =>
    import(/* webpackChunkName: "patient-list" */ '../areas/clinic/screens/patient/PatientList').then((chunk) => chunk.PatientList),
  'patient-form': () =>
    import(/* webpackChunkName: "patient-form" */ '../areas/clinic/screens/patient/PatientForm').then((chunk) => chunk.PatientForm),
  'patient-show': () =>
    import(/* webpackChunkName: "patient-show" */ '../areas/clinic/screens/patient/PatientShow').then((chunk) => chunk.PatientShow),
  'user-form': () =>
    import(/* webpackChunkName: "user-form" */ '../areas/identity/screens/people/UserForm').then((chunk) => chunk.UserForm),
  'role-form': () =>
    import(/* webpackChunkName: "role-form" */ '../areas/identity/screens/people/RoleForm').then((chunk) => chunk.RoleForm),
  'permission-form': () =>
    import(/* webpackChunkName: "permission-form" */ '../areas/identity/screens/people/PermissionForm').then(
      (chunk) => chunk.PermissionForm,
    ),
  'user-profile': () =>
    import(/* webpackChunkName: "user-profile" */ '../areas/identity/screens/profile/UserProfile').then((chunk) => chunk.UserProfile),
  'user-list': () =>
    import(/* webpackChunkName: "user-list" */ '../areas/identity/screens/people/UserList').then((chunk) => chunk.UserList),
  'role-list': () =>
    import(/* webpackChunkName: "role-list" */ '../areas/identity/screens/people/RoleList').then((chunk) => chunk.RoleList),
  'role-compare': () =>
    import(/* webpackChunkName: "role-compare" */ '../areas/identity/screens/compare/RoleCompare').then((chunk) => chunk.RoleCompare),
  'permission-list': () =>
    import(/* webpackChunkName: "permission-list" */ '../areas/identity/screens/people/PermissionList').then(
      (chunk) => chunk.PermissionList,
    ),
  'audit-list': () => import(/* webpackChunkName: "audit-list" */ '../areas/oversight/screens/AuditList').then((chunk) => chunk.AuditList),
  'audit-line': () => import(/* webpackChunkName: "audit-line" */ '../areas/oversight/screens/AuditLine').then((chunk) => chunk.AuditLine),
  'client-audit-list': () =>
    import(/* webpackChunkName: "client-audit-list" */ '../areas/oversight/screens/ClientAuditList').then((chunk) => chunk.ClientAuditList),
  'client-audit-line': () =>
    import(/* webpackChunkName: "client-audit-line" */ '../areas/oversight/screens/AuditLine').then((chunk) => chunk.ClientAuditLine),
  'trash-list': () => import(/* webpackChunkName: "trash-list" */ '../areas/oversight/screens/TrashList').then((chunk) => chunk.TrashList),
  'outbox-list': () =>
    import(/* webpackChunkName: "outbox-list" */ '../areas/oversight/screens/OutboxList').then((chunk) => chunk.OutboxList),
  'outbox-mail': () =>
    import(/* webpackChunkName: "outbox-mail" */ '../areas/oversight/screens/OutboxMail').then((chunk) => chunk.OutboxMail),
  'gallery-buttons': () =>
    import(/* webpackChunkName: "gallery-buttons" */ '../areas/gallery/screens/Buttons').then((chunk) => chunk.Buttons),
  'gallery-cards': () => import(/* webpackChunkName: "gallery-cards" */ '../areas/gallery/screens/Cards').then((chunk) => chunk.Cards),
  'gallery-grid-system': () =>
    import(/* webpackChunkName: "gallery-grid-system" */ '../areas/gallery/screens/GridSystem').then((chunk) => chunk.GridSystem),
  'gallery-icons': () => import(/* webpackChunkName: "gallery-icons" */ '../areas/gallery/screens/Icons').then((chunk) => chunk.Icons),
  'gallery-notifications': () =>
    import(/* webpackChunkName: "gallery-notifications" */ '../areas/gallery/screens/Notifications').then((chunk) => chunk.Notifications),
  'gallery-typography': () =>
    import(/* webpackChunkName: "gallery-typography" */ '../areas/gallery/screens/Typography').then((chunk) => chunk.Typography),
  'gallery-form-components': () =>
    import(/* webpackChunkName: "gallery-form-components" */ '../areas/gallery/screens/FormParts').then((chunk) => chunk.FormParts),
  'gallery-form-elements': () =>
    import(/* webpackChunkName: "gallery-form-elements" */ '../areas/gallery/screens/Elements').then((chunk) => chunk.Elements),
  'gallery-form-validation': () =>
    import(/* webpackChunkName: "gallery-form-validation" */ '../areas/gallery/screens/Validation').then((chunk) => chunk.Validation),
  'gallery-tables-regular': () =>
    import(/* webpackChunkName: "gallery-tables-regular" */ '../areas/gallery/screens/RegularTables').then((chunk) => chunk.RegularTables),
  'gallery-tables-paginated': () =>
    import(/* webpackChunkName: "gallery-tables-paginated" */ '../areas/gallery/screens/PaginatedTables').then(
      (chunk) => chunk.PaginatedTables,
    ),
  'gallery-tables-sortable': () =>
    import(/* webpackChunkName: "gallery-tables-sortable" */ '../areas/gallery/screens/SortableTables').then(
      (chunk) => chunk.SortableTables,
    ),
  'gallery-timeline': () =>
    import(/* webpackChunkName: "gallery-timeline" */ '../areas/gallery/screens/Timelines').then((chunk) => chunk.Timelines),
  'gallery-user': () => import(/* webpackChunkName: "gallery-user" */ '../areas/gallery/screens/UserPage').then((chunk) => chunk.UserPage),
  'gallery-alternative': () =>
    import(/* webpackChunkName: "gallery-alternative" */ '../areas/gallery/screens/Alternative').then((chunk) => chunk.Alternative),
  'gallery-vector': () =>
    import(/* webpackChunkName: "gallery-vector" */ '../areas/gallery/screens/maps/VectorMap').then((chunk) => chunk.VectorMap),
  'gallery-google': () =>
    import(/* webpackChunkName: "gallery-google" */ '../areas/gallery/screens/maps/GoogleMap').then((chunk) => chunk.GoogleMap),
  'gallery-charts': () =>
    import(/* webpackChunkName: "gallery-charts" */ '../areas/gallery/screens/charts/Charts').then((chunk) => chunk.Charts),
  'gallery-widgets': () =>
    import(/* webpackChunkName: "gallery-widgets" */ '../areas/gallery/screens/widgets/Widgets').then((chunk) => chunk.Widgets),
  'entity-list': () =>
    import(/* webpackChunkName: "entity-list" */ '../areas/clients/screens/entity/EntityList').then((chunk) => chunk.EntityList),
  'entity-form': () =>
    import(/* webpackChunkName: "entity-form" */ '../areas/clients/screens/entity/EntityForm').then((chunk) => chunk.EntityForm),
  'entity-show': () =>
    import(/* webpackChunkName: "entity-show" */ '../areas/clients/screens/entity/EntityShow').then((chunk) => chunk.EntityShow),
  'package-form': () =>
    import(/* webpackChunkName: "package-form" */ '../areas/catalogue/screens/package/PackageForm').then((chunk) => chunk.PackageForm),
  'billing-term-list': () =>
    import(/* webpackChunkName: "billing-term-list" */ '../areas/billing/screens/billingTerm/BillingTermList').then(
      (chunk) => chunk.BillingTermList,
    ),
  'billing-term-form': () =>
    import(/* webpackChunkName: "billing-term-form" */ '../areas/billing/screens/billingTerm/BillingTermForm').then(
      (chunk) => chunk.BillingTermForm,
    ),
  'issuer-form': () =>
    import(/* webpackChunkName: "issuer-form" */ '../areas/billing/screens/issuer/IssuerForm').then((chunk) => chunk.IssuerForm),
  'item-list': () => import(/* webpackChunkName: "item-list" */ '../areas/catalogue/screens/item/ItemList').then((chunk) => chunk.ItemList),
  'item-form': () => import(/* webpackChunkName: "item-form" */ '../areas/catalogue/screens/item/ItemForm').then((chunk) => chunk.ItemForm),
  'invoice-list': () =>
    import(/* webpackChunkName: "invoice-list" */ '../areas/billing/screens/invoice/InvoiceList').then((chunk) => chunk.InvoiceList),
  'invoice-show': () =>
    import(/* webpackChunkName: "invoice-show" */ '../areas/billing/screens/invoice/InvoiceShow').then((chunk) => chunk.InvoiceShow),
  'invoice-form': () =>
    import(/* webpackChunkName: "invoice-form" */ '../areas/billing/screens/invoice/InvoiceForm').then((chunk) => chunk.InvoiceForm),
  'ticket-list': () =>
    import(/* webpackChunkName: "ticket-list" */ '../areas/support/screens/ticket/TicketList').then((chunk) => chunk.TicketList),
  'ticket-form': () =>
    import(/* webpackChunkName: "ticket-form" */ '../areas/support/screens/ticket/TicketForm').then((chunk) => chunk.TicketForm),
  'ticket-show': () =>
    import(/* webpackChunkName: "ticket-show" */ '../areas/support/screens/ticket/TicketShow').then((chunk) => chunk.TicketShow),
  'ticket-link': () =>
    import(/* webpackChunkName: "ticket-link" */ '../areas/support/screens/ticket/TicketLink').then((chunk) => chunk.TicketLink),
  'ticket-session': () =>
    // Its steps may be of any area.
    Promise.all([import(/* webpackChunkName: "ticket-session" */ './session/TicketSession'), loadAreas(everyArea)]).then(
      ([chunk]) => chunk.TicketSession,
    ),
  'payment-list': () =>
    import(/* webpackChunkName: "payment-list" */ '../areas/billing/screens/payment/PaymentList').then((chunk) => chunk.PaymentList),
  'payment-show': () =>
    import(/* webpackChunkName: "payment-show" */ '../areas/billing/screens/payment/PaymentShow').then((chunk) => chunk.PaymentShow),
  'bank-statement': () =>
    import(/* webpackChunkName: "bank-statement" */ '../areas/billing/screens/statement/BankStatement').then(
      (chunk) => chunk.BankStatement,
    ),
  'payment-verification': () =>
    import(/* webpackChunkName: "payment-verification" */ '../areas/billing/screens/payment/PaymentVerification').then(
      (chunk) => chunk.PaymentVerification,
    ),
  'payment-form': () =>
    import(/* webpackChunkName: "payment-form" */ '../areas/billing/screens/payment/PaymentForm').then((chunk) => chunk.PaymentForm),
  'clientsubsheader-show': () =>
    import(/* webpackChunkName: "clientsubsheader-show" */ '../areas/clients/screens/subscription/SubscriptionShow').then(
      (chunk) => chunk.SubscriptionShow,
    ),
  subscription: () =>
    import(/* webpackChunkName: "subscription" */ '../areas/clients/screens/subscription/SubscriptionPage').then(
      (chunk) => chunk.SubscriptionPage,
    ),
  'client-settings': () =>
    import(/* webpackChunkName: "client-settings" */ '../areas/clients/screens/clientSettings/ClientSettings').then(
      (chunk) => chunk.ClientSettings,
    ),
  report: (row) => import(/* webpackChunkName: "report" */ '../areas/reports/screens/ReportPage').then((chunk) => chunk.reportOf(row.name)),
  'module-page': (row) =>
    import(/* webpackChunkName: "module-page" */ '../areas/clients/screens/modules/pages').then((chunk) => chunk.pageOf(row)),
  'resource-list': ({ of }) =>
    import(/* webpackChunkName: "resource-list" */ '../kit/resource/ResourceList').then((chunk) => chunk.listOf(of!.resource)),
  'resource-show': ({ of }) =>
    import(/* webpackChunkName: "resource-show" */ '../kit/resource/show/ResourceShow').then((chunk) => chunk.showOf(of!.resource)),
  'resource-form': ({ of }) =>
    import(/* webpackChunkName: "resource-form" */ '../kit/resource/ResourceForm').then((chunk) => chunk.formOf(of!.resource)),
};
