/** Which icon stands for which kind of record. One that is not named here has the icon of a page. */
import type { ResourceName } from '#shared/resources/index';
import {
  AuditIcon,
  CategoryIcon,
  DeleteIcon,
  EntityIcon,
  InvoiceIcon,
  ItemIcon,
  ModuleIcon,
  NotificationIcon,
  OutboxIcon,
  PackageIcon,
  PageIcon,
  PermissionIcon,
  RoleIcon,
  ServicesIcon,
  SubscriptionIcon,
  TagIcon,
  TaxIcon,
  TeamIcon,
  UsersIcon,
  type Icon,
} from './icons';

const icons: Readonly<Partial<Record<ResourceName, Icon>>> = {
  user: UsersIcon,
  role: RoleIcon,
  permission: PermissionIcon,
  category: CategoryIcon,
  item: ItemIcon,
  tag: TagIcon,
  package: PackageIcon,
  module: ModuleIcon,
  taxrule: TaxIcon,
  entity: EntityIcon,
  clientsubsheader: SubscriptionIcon,
  clientsubsdetail: SubscriptionIcon,
  invoice: InvoiceIcon,
  membership: TeamIcon,
  audit: AuditIcon,
  trash: DeleteIcon,
  mail: OutboxIcon,
  notification: NotificationIcon,
  service: ServicesIcon,
};

export const iconOf = (name: string): Icon => (icons as Readonly<Record<string, Icon>>)[name] ?? PageIcon;
