/** Where each chunk's screen is: the rows of shared/routes name the chunk. The name of a chunk is written twice, as webpack reads it from the comment. */
import type { ComponentType } from 'react';
import type { RouteRow } from '#shared/routes/row';

type Load = (row: RouteRow) => Promise<ComponentType>;

export const screens: Readonly<Record<string, Load>> = {
  'forgot-password': () =>
    import(/* webpackChunkName: "forgot-password" */ '../screens/auth/ForgotPassword').then((chunk) => chunk.ForgotPassword),
  'new-password': () => import(/* webpackChunkName: "new-password" */ '../screens/auth/NewPassword').then((chunk) => chunk.NewPassword),
  login: () => import(/* webpackChunkName: "login" */ '../screens/auth/Login').then((chunk) => chunk.Login),
  register: () => import(/* webpackChunkName: "register" */ '../screens/auth/Register').then((chunk) => chunk.Register),
  'verify-email': () => import(/* webpackChunkName: "verify-email" */ '../screens/auth/VerifyEmail').then((chunk) => chunk.VerifyEmail),
  'email-revert': () => import(/* webpackChunkName: "email-revert" */ '../screens/auth/EmailRevert').then((chunk) => chunk.EmailRevert),
  invitation: () => import(/* webpackChunkName: "invitation" */ '../screens/auth/Invitation').then((chunk) => chunk.Invitation),
  lock: () => import(/* webpackChunkName: "lock" */ '../screens/auth/Lock').then((chunk) => chunk.Lock),
  'start-clinic': () => import(/* webpackChunkName: "start-clinic" */ '../screens/start/StartClinic').then((chunk) => chunk.StartClinic),
  dashboard: () => import(/* webpackChunkName: "dashboard" */ '../screens/dashboard/Dashboard').then((chunk) => chunk.Dashboard),
  calendar: () => import(/* webpackChunkName: "calendar" */ '../screens/calendar/Calendar').then((chunk) => chunk.Calendar),
  'user-form': () => import(/* webpackChunkName: "user-form" */ '../screens/usman/UserForm').then((chunk) => chunk.UserForm),
  'role-form': () => import(/* webpackChunkName: "role-form" */ '../screens/usman/RoleForm').then((chunk) => chunk.RoleForm),
  'permission-form': () =>
    import(/* webpackChunkName: "permission-form" */ '../screens/usman/PermissionForm').then((chunk) => chunk.PermissionForm),
  'user-profile': () =>
    import(/* webpackChunkName: "user-profile" */ '../screens/usman/profile/UserProfile').then((chunk) => chunk.UserProfile),
  'user-list': () => import(/* webpackChunkName: "user-list" */ '../screens/usman/UserList').then((chunk) => chunk.UserList),
  'role-list': () => import(/* webpackChunkName: "role-list" */ '../screens/usman/RoleList').then((chunk) => chunk.RoleList),
  'role-compare': () =>
    import(/* webpackChunkName: "role-compare" */ '../screens/usman/compare/RoleCompare').then((chunk) => chunk.RoleCompare),
  'permission-list': () =>
    import(/* webpackChunkName: "permission-list" */ '../screens/usman/PermissionList').then((chunk) => chunk.PermissionList),
  'audit-list': () => import(/* webpackChunkName: "audit-list" */ '../screens/audit/AuditList').then((chunk) => chunk.AuditList),
  'audit-line': () => import(/* webpackChunkName: "audit-line" */ '../screens/audit/AuditLine').then((chunk) => chunk.AuditLine),
  'trash-list': () => import(/* webpackChunkName: "trash-list" */ '../screens/audit/TrashList').then((chunk) => chunk.TrashList),
  'outbox-list': () => import(/* webpackChunkName: "outbox-list" */ '../screens/audit/OutboxList').then((chunk) => chunk.OutboxList),
  'outbox-mail': () => import(/* webpackChunkName: "outbox-mail" */ '../screens/audit/OutboxMail').then((chunk) => chunk.OutboxMail),
  'gallery-buttons': () => import(/* webpackChunkName: "gallery-buttons" */ '../screens/gallery/Buttons').then((chunk) => chunk.Buttons),
  'gallery-cards': () => import(/* webpackChunkName: "gallery-cards" */ '../screens/gallery/Cards').then((chunk) => chunk.Cards),
  'gallery-grid-system': () =>
    import(/* webpackChunkName: "gallery-grid-system" */ '../screens/gallery/GridSystem').then((chunk) => chunk.GridSystem),
  'gallery-icons': () => import(/* webpackChunkName: "gallery-icons" */ '../screens/gallery/Icons').then((chunk) => chunk.Icons),
  'gallery-notifications': () =>
    import(/* webpackChunkName: "gallery-notifications" */ '../screens/gallery/Notifications').then((chunk) => chunk.Notifications),
  'gallery-typography': () =>
    import(/* webpackChunkName: "gallery-typography" */ '../screens/gallery/Typography').then((chunk) => chunk.Typography),
  'gallery-form-components': () =>
    import(/* webpackChunkName: "gallery-form-components" */ '../screens/gallery/FormParts').then((chunk) => chunk.FormParts),
  'gallery-form-elements': () =>
    import(/* webpackChunkName: "gallery-form-elements" */ '../screens/gallery/Elements').then((chunk) => chunk.Elements),
  'gallery-form-validation': () =>
    import(/* webpackChunkName: "gallery-form-validation" */ '../screens/gallery/Validation').then((chunk) => chunk.Validation),
  'gallery-tables-regular': () =>
    import(/* webpackChunkName: "gallery-tables-regular" */ '../screens/gallery/RegularTables').then((chunk) => chunk.RegularTables),
  'gallery-tables-paginated': () =>
    import(/* webpackChunkName: "gallery-tables-paginated" */ '../screens/gallery/PaginatedTables').then((chunk) => chunk.PaginatedTables),
  'gallery-tables-sortable': () =>
    import(/* webpackChunkName: "gallery-tables-sortable" */ '../screens/gallery/SortableTables').then((chunk) => chunk.SortableTables),
  'gallery-timeline': () =>
    import(/* webpackChunkName: "gallery-timeline" */ '../screens/gallery/Timelines').then((chunk) => chunk.Timelines),
  'gallery-user': () => import(/* webpackChunkName: "gallery-user" */ '../screens/gallery/UserPage').then((chunk) => chunk.UserPage),
  'gallery-alternative': () =>
    import(/* webpackChunkName: "gallery-alternative" */ '../screens/gallery/Alternative').then((chunk) => chunk.Alternative),
  'gallery-vector': () =>
    import(/* webpackChunkName: "gallery-vector" */ '../screens/gallery/maps/VectorMap').then((chunk) => chunk.VectorMap),
  'gallery-google': () =>
    import(/* webpackChunkName: "gallery-google" */ '../screens/gallery/maps/GoogleMap').then((chunk) => chunk.GoogleMap),
  'gallery-charts': () => import(/* webpackChunkName: "gallery-charts" */ '../screens/gallery/charts/Charts').then((chunk) => chunk.Charts),
  'gallery-widgets': () =>
    import(/* webpackChunkName: "gallery-widgets" */ '../screens/gallery/widgets/Widgets').then((chunk) => chunk.Widgets),
  'entity-list': () =>
    import(/* webpackChunkName: "entity-list" */ '../screens/entity/entity/EntityList').then((chunk) => chunk.EntityList),
  'entity-form': () =>
    import(/* webpackChunkName: "entity-form" */ '../screens/entity/entity/EntityForm').then((chunk) => chunk.EntityForm),
  'package-form': () =>
    import(/* webpackChunkName: "package-form" */ '../screens/usman/package/PackageForm').then((chunk) => chunk.PackageForm),
  'billing-term-list': () =>
    import(/* webpackChunkName: "billing-term-list" */ '../screens/usman/billingTerm/BillingTermList').then(
      (chunk) => chunk.BillingTermList,
    ),
  'billing-term-form': () =>
    import(/* webpackChunkName: "billing-term-form" */ '../screens/usman/billingTerm/BillingTermForm').then(
      (chunk) => chunk.BillingTermForm,
    ),
  'item-list': () => import(/* webpackChunkName: "item-list" */ '../screens/usman/item/ItemList').then((chunk) => chunk.ItemList),
  'item-form': () => import(/* webpackChunkName: "item-form" */ '../screens/usman/item/ItemForm').then((chunk) => chunk.ItemForm),
  'invoice-list': () =>
    import(/* webpackChunkName: "invoice-list" */ '../screens/services/invoice/InvoiceList').then((chunk) => chunk.InvoiceList),
  'invoice-detail': () =>
    import(/* webpackChunkName: "invoice-detail" */ '../screens/services/invoice/InvoiceDetail').then((chunk) => chunk.InvoiceDetail),
  'invoice-form': () =>
    import(/* webpackChunkName: "invoice-form" */ '../screens/services/invoice/InvoiceForm').then((chunk) => chunk.InvoiceForm),
  'ticket-list': () => import(/* webpackChunkName: "ticket-list" */ '../screens/tiket/ticket/TicketList').then((chunk) => chunk.TicketList),
  'ticket-form': () => import(/* webpackChunkName: "ticket-form" */ '../screens/tiket/ticket/TicketForm').then((chunk) => chunk.TicketForm),
  'ticket-detail': () =>
    import(/* webpackChunkName: "ticket-detail" */ '../screens/tiket/ticket/TicketDetail').then((chunk) => chunk.TicketDetail),
  'payment-list': () =>
    import(/* webpackChunkName: "payment-list" */ '../screens/services/payment/PaymentList').then((chunk) => chunk.PaymentList),
  'bank-statement': () =>
    import(/* webpackChunkName: "bank-statement" */ '../screens/services/statement/BankStatement').then((chunk) => chunk.BankStatement),
  'payment-verification': () =>
    import(/* webpackChunkName: "payment-verification" */ '../screens/services/payment/PaymentVerification').then(
      (chunk) => chunk.PaymentVerification,
    ),
  'payment-form': () =>
    import(/* webpackChunkName: "payment-form" */ '../screens/services/payment/PaymentForm').then((chunk) => chunk.PaymentForm),
  subscription: () =>
    import(/* webpackChunkName: "subscription" */ '../screens/services/subscription/SubscriptionPage').then(
      (chunk) => chunk.SubscriptionPage,
    ),
  'client-settings': () =>
    import(/* webpackChunkName: "client-settings" */ '../screens/services/clientSettings/ClientSettings').then(
      (chunk) => chunk.ClientSettings,
    ),
  report: (row) => import(/* webpackChunkName: "report" */ '../screens/reports/ReportPage').then((chunk) => chunk.reportOf(row.name)),
  'module-page': (row) => import(/* webpackChunkName: "module-page" */ '../screens/modules/pages').then((chunk) => chunk.pageOf(row)),
  'resource-list': ({ of }) =>
    import(/* webpackChunkName: "resource-list" */ '../screens/resource/ResourceList').then((chunk) => chunk.listOf(of!.resource)),
  'resource-form': ({ of }) =>
    import(/* webpackChunkName: "resource-form" */ '../screens/resource/ResourceForm').then((chunk) => chunk.formOf(of!.resource)),
};
