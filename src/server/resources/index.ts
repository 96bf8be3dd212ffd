/** The registry of the server's side: what is declared and not served doesn't compile. */
import { resources, type ResourceName } from '#shared/resources/index';
import type { ServerResource } from '../repository/serverResource';
import { servedAudit } from './audit';
import { servedCategory } from './category';
import { servedClientsubsdetail } from './clientsubsdetail';
import { servedClientsubsheader } from './clientsubsheader';
import { servedEntity } from './entity';
import { servedItem } from './item';
import { servedMail } from './mail';
import { servedModule } from './module';
import { servedNotification } from './notification';
import { servedPackage } from './package';
import { servedPermission } from './permission';
import { servedRole } from './role';
import { servedTag } from './tag';
import { servedTaxrule } from './taxrule';
import { servedTrash } from './trash';
import { servedUser } from './user';

export const serverResources = {
  category: servedCategory,
  item: servedItem,
  tag: servedTag,
  role: servedRole,
  permission: servedPermission,
  user: servedUser,
  package: servedPackage,
  module: servedModule,
  entity: servedEntity,
  clientsubsheader: servedClientsubsheader,
  clientsubsdetail: servedClientsubsdetail,
  audit: servedAudit,
  trash: servedTrash,
  mail: servedMail,
  notification: servedNotification,
  taxrule: servedTaxrule,
} satisfies Record<ResourceName, ServerResource>;

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
