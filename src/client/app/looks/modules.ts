/** Clients, their subscriptions, invoices and tickets, and what a clinic works with: each says for now what it will do. */
import type { moduleRoutes } from '#shared/routes/modules';
import {
  AdmissionIcon,
  BedIcon,
  EntityIcon,
  IcdIcon,
  InvoiceIcon,
  LaboratoryIcon,
  PharmacyIcon,
  ProductIcon,
  RadiologyIcon,
  ServicesIcon,
  StockEntryIcon,
  SubscriptionIcon,
  SupplierIcon,
  TeamIcon,
  TicketIcon,
  TreatmentIcon,
  WarehouseIcon,
} from '../../ui/icons';
import type { PageName } from '../../screens/modules/ModulePage';
import type { Look, Looks } from '../routes';

const screen =
  (name: PageName): Look['screen'] =>
  () =>
    import(/* webpackChunkName: "module-page" */ '../../screens/modules/pages').then((chunk) => chunk.pages[name]);

const business = 'menu.business';
const inventory = { group: 'menu.inventory', within: business } as const;
const services = { group: 'menu.clinicServices', within: business } as const;

export const moduleLooks: Looks<typeof moduleRoutes> = {
  entityList: { screen: screen('entityList'), title: 'page.entities', menu: { icon: EntityIcon } },
  entityAdd: { screen: screen('entityAdd'), title: 'page.addEntity', under: 'entityList' },
  entityEdit: { screen: screen('entityEdit'), title: 'page.editEntity', under: 'entityList' },
  subscription: { screen: screen('subscription'), title: 'page.subscription', menu: { icon: SubscriptionIcon } },
  invoice: { screen: screen('invoice'), title: 'page.invoice', menu: { icon: InvoiceIcon } },
  ticketList: { screen: screen('ticketList'), title: 'page.tickets', menu: { icon: TicketIcon } },
  ticketAdd: { screen: screen('ticketAdd'), title: 'page.addTicket', under: 'ticketList' },
  ticketDetail: { screen: screen('ticketDetail'), title: 'page.ticket', under: 'ticketList' },
  ticketEditAny: { screen: screen('ticketEdit'), title: 'page.editTicket', under: 'ticketList' },
  ticketEdit: { screen: screen('ticketEdit'), title: 'page.editTicket', under: 'ticketList' },
  team: { screen: screen('team'), title: 'page.team', menu: { group: business, icon: TeamIcon } },
  admission: { screen: screen('admission'), title: 'page.admission', menu: { group: business, icon: AdmissionIcon } },
  bed: { screen: screen('bed'), title: 'page.bed', menu: { group: business, icon: BedIcon } },
  radiology: { screen: screen('radiology'), title: 'page.radiology', menu: { group: business, icon: RadiologyIcon } },
  laboratory: { screen: screen('laboratory'), title: 'page.laboratory', menu: { group: business, icon: LaboratoryIcon } },
  pharmacy: { screen: screen('pharmacy'), title: 'page.pharmacy', menu: { group: business, icon: PharmacyIcon } },
  icd: { screen: screen('icd'), title: 'page.icd', menu: { group: business, icon: IcdIcon } },
  stockEntry: { screen: screen('stockEntry'), title: 'page.stockEntry', menu: { ...inventory, icon: StockEntryIcon } },
  supplier: { screen: screen('supplier'), title: 'page.supplier', menu: { ...inventory, icon: SupplierIcon } },
  warehouse: { screen: screen('warehouse'), title: 'page.warehouse', menu: { ...inventory, icon: WarehouseIcon } },
  product: { screen: screen('product'), title: 'page.product', menu: { ...inventory, icon: ProductIcon } },
  clinicServices: { screen: screen('clinicServices'), title: 'page.clinicServices', menu: { ...services, icon: ServicesIcon } },
  treatment: { screen: screen('treatment'), title: 'page.treatment', menu: { ...services, icon: TreatmentIcon } },
};
