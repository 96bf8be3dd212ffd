/** The dashboard's pages that stand for no resource: what they are called, where they stand in the menu, and which page is above them. */
import type { MenuGroup } from '#shared/kit/resource';
import type { RouteName, WrittenRouteName } from '#shared/routes';
import type { authMeta } from './auth';
import type { siteRoutes } from '#shared/routes/site';
import type common from '../../locales/id/common';
import {
  AdmissionIcon,
  AlternativeIcon,
  AuditIcon,
  BedIcon,
  ButtonIcon,
  CalendarIcon,
  CardIcon,
  ChartIcon,
  DashboardIcon,
  DeleteIcon,
  FieldIcon,
  FormPartsIcon,
  GridSystemIcon,
  LaboratoryIcon,
  NotificationIcon,
  OrderedListIcon,
  OutboxIcon,
  PagesIcon,
  PersonIcon,
  PharmacyIcon,
  PlaceIcon,
  ProductIcon,
  ProfileIcon,
  RadiologyIcon,
  RestoreIcon,
  SettingsIcon,
  ShapesIcon,
  SortIcon,
  StockEntryIcon,
  SubscriptionIcon,
  SupplierIcon,
  TableIcon,
  TypographyIcon,
  ValidationIcon,
  WarehouseIcon,
  WidgetIcon,
  WorldIcon,
  type Icon,
} from '../../ui/icons';
import type { PageTitle } from './titles';

/** A group within a group of the menu, by its translation key. */
export type Subgroup = `menu.${keyof typeof common.menu}`;

export type MenuPlace = {
  readonly group: MenuGroup;
  readonly within?: Subgroup;
  /** Whose menu it stands in, where that is fewer than may open it. */
  readonly for?: 'admins' | 'clients';
  readonly icon: Icon;
};

export type WrittenMeta = { readonly title: PageTitle; readonly menu?: MenuPlace; readonly under?: RouteName };

type Name = Exclude<WrittenRouteName, keyof typeof authMeta | (typeof siteRoutes)[number]['name']>;

const inMenu = (group: MenuGroup, icon: Icon, within?: Subgroup) => ({ menu: { group, icon, ...(within && { within }) } });
/** Only in the menu of people of a client. */
const ofClients = (icon: Icon) => ({ menu: { group: 'clients', for: 'clients', icon } }) as const;
const inGallery = (icon: Icon) => ({ menu: { group: 'gallery', for: 'admins', icon } }) as const;
const inventory = 'menu.inventory';

export const written: Readonly<Record<Name, WrittenMeta>> = {
  dashboard: { title: 'page.dashboard', ...inMenu('start', DashboardIcon) },
  calendar: { title: 'page.calendar', ...inMenu('start', CalendarIcon) },
  userProfile: { title: 'page.profile', ...inMenu('userManagement', ProfileIcon) },
  queue: { title: 'page.queue', ...inMenu('business', OrderedListIcon) },
  agenda: { title: 'page.agenda', ...inMenu('business', CalendarIcon) },
  cashier: { title: 'page.cashier', ...inMenu('business', CardIcon) },
  icdImport: { title: 'page.icdImport', under: 'icdCodeList' },
  tariffChange: { title: 'page.tariffChange', under: 'tariffList' },
  tariffImport: { title: 'page.tariffImport', under: 'tariffList' },
  readingList: { title: 'page.readingList', ...inMenu('business', AuditIcon, 'menu.clinicSetup') },
  roleCompare: { title: 'page.compareRoles', under: 'roleList' },
  subscription: { title: 'page.subscription', ...ofClients(SubscriptionIcon) },
  clientSettings: { title: 'page.clientSettings', ...ofClients(SettingsIcon) },
  startClinic: { title: 'page.startClinic', under: 'dashboard' },
  bankStatement: { title: 'page.bankStatement', under: 'paymentList' },
  paymentVerification: { title: 'page.paymentVerification', under: 'paymentList' },
  ticketLink: { title: 'page.ticket', under: 'ticketList' },
  ticketEditAny: { title: 'page.editTicket', under: 'ticketList' },
  ticketSession: { title: 'page.ticketSession', under: 'ticketList' },
  admission: { title: 'page.admission', ...inMenu('business', AdmissionIcon) },
  bed: { title: 'page.bed', ...inMenu('business', BedIcon) },
  radiology: { title: 'page.radiology', ...inMenu('business', RadiologyIcon) },
  laboratory: { title: 'page.laboratory', ...inMenu('business', LaboratoryIcon) },
  pharmacy: { title: 'page.pharmacy', ...inMenu('business', PharmacyIcon) },
  stockEntry: { title: 'page.stockEntry', ...inMenu('business', StockEntryIcon, inventory) },
  supplier: { title: 'page.supplier', ...inMenu('business', SupplierIcon, inventory) },
  warehouse: { title: 'page.warehouse', ...inMenu('business', WarehouseIcon, inventory) },
  product: { title: 'page.product', ...inMenu('business', ProductIcon, inventory) },
  revenue: { title: 'page.reports', ...inMenu('clients', ChartIcon) },
  revenueClients: { title: 'page.revenueClients', under: 'revenue' },
  churn: { title: 'page.churn', under: 'revenue' },
  trials: { title: 'page.trials', under: 'revenue' },
  trialClients: { title: 'page.trialClients', under: 'trials' },
  ageing: { title: 'page.ageing', under: 'revenue' },
  vat: { title: 'page.vat', under: 'revenue' },
  income: { title: 'page.income', under: 'revenue' },
  ticketTimes: { title: 'page.ticketTimes', under: 'revenue' },
  topNewCases: { title: 'page.topNewCases', under: 'icdCodeList' },
  topVisits: { title: 'page.topVisits', under: 'icdCodeList' },
  diagnosedVisits: { title: 'page.diagnosedVisits', under: 'icdCodeList' },
  clinicReport: { title: 'page.clinicReport', ...inMenu('business', ChartIcon) },
  clinicVisits: { title: 'page.clinicVisits', under: 'clinicReport' },
  visitLines: { title: 'page.visitLines', under: 'clinicReport' },
  waitingTimes: { title: 'page.waitingTimes', under: 'clinicReport' },
  clinicIncome: { title: 'page.clinicIncome', under: 'clinicReport' },
  incomeLines: { title: 'page.incomeLines', under: 'clinicReport' },
  clinicReceipts: { title: 'page.clinicReceipts', under: 'clinicReport' },
  receivables: { title: 'page.receivables', under: 'clinicReport' },
  billLines: { title: 'page.billLines', under: 'clinicReport' },
  depositsHeld: { title: 'page.depositsHeld', under: 'clinicReport' },
  clinicDiscounts: { title: 'page.clinicDiscounts', under: 'clinicReport' },
  doctorFees: { title: 'page.doctorFees', under: 'clinicReport' },
  auditList: { title: 'page.audit', ...inMenu('safety', AuditIcon) },
  auditLine: { title: 'page.auditLine', under: 'auditList' },
  clientAuditList: { title: 'page.audit', ...inMenu('business', AuditIcon, 'menu.clinicSetup') },
  clientAuditLine: { title: 'page.auditLine', under: 'clientAuditList' },
  trashList: { title: 'page.trash', ...inMenu('safety', DeleteIcon) },
  outboxList: { title: 'page.outbox', ...inMenu('safety', OutboxIcon) },
  outboxMail: { title: 'page.mail', under: 'outboxList' },
  galleryButtons: { title: 'page.galleryButtons', ...inGallery(ButtonIcon) },
  galleryCards: { title: 'page.galleryCards', ...inGallery(CardIcon) },
  galleryGrid: { title: 'page.galleryGrid', ...inGallery(GridSystemIcon) },
  galleryIcons: { title: 'page.galleryIcons', ...inGallery(ShapesIcon) },
  galleryNotices: { title: 'page.galleryNotices', ...inGallery(NotificationIcon) },
  galleryType: { title: 'page.galleryType', ...inGallery(TypographyIcon) },
  galleryForms: { title: 'page.galleryForms', ...inGallery(FormPartsIcon) },
  galleryElements: { title: 'page.galleryElements', ...inGallery(FieldIcon) },
  galleryValidation: { title: 'page.galleryValidation', ...inGallery(ValidationIcon) },
  galleryRegular: { title: 'page.galleryRegular', ...inGallery(TableIcon) },
  galleryPaginated: { title: 'page.galleryPaginated', ...inGallery(PagesIcon) },
  gallerySortable: { title: 'page.gallerySortable', ...inGallery(SortIcon) },
  galleryTimeline: { title: 'page.galleryTimeline', ...inGallery(RestoreIcon) },
  galleryUser: { title: 'page.galleryUser', ...inGallery(PersonIcon) },
  galleryAlternative: { title: 'page.galleryAlternative', ...inGallery(AlternativeIcon) },
  galleryVector: { title: 'page.galleryVector', ...inGallery(WorldIcon) },
  galleryGoogle: { title: 'page.galleryGoogle', ...inGallery(PlaceIcon) },
  galleryCharts: { title: 'page.galleryCharts', ...inGallery(ChartIcon) },
  galleryWidgets: { title: 'page.galleryWidgets', ...inGallery(WidgetIcon) },
};
