/** The registry of resource modules: a declared resource without its module here doesn't compile. */
import type { ResourceName, Resources } from '#shared/resources/index';
import type { Module } from '../../kit/createModule';
import { audit } from './audit';
import { category } from './category';
import { clientsubsdetail } from './clientsubsdetail';
import { clientsubsheader } from './clientsubsheader';
import { entity } from './entity';
import { item } from './item';
import { mail } from './mail';
import { modul } from './module';
import { notification } from './notification';
import { pack } from './package';
import { permission } from './permission';
import { role } from './role';
import { tag } from './tag';
import { taxrule } from './taxrule';
import { trash } from './trash';
import { user } from './user';

export const modules = {
  category,
  item,
  tag,
  role,
  permission,
  user,
  package: pack,
  module: modul,
  entity,
  clientsubsheader,
  clientsubsdetail,
  audit,
  trash,
  mail,
  notification,
  taxrule,
} satisfies { [N in ResourceName]: Module<Resources[N]> };
