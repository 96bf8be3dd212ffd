/** The list of a resource that needs nothing beyond its declaration. */
import type { ResourceName } from '#shared/resources/index';
import type { AnyModule } from '../../kit/anyModule';
import { ManagedGrid } from '../../kit/grid/ManagedGrid';
import { modules } from '../../store/modules';
import { iconOf } from '../../ui/resourceIcons';
import { pathsOf } from './paths';
import { screenOf } from './screenOf';
import { useDeclaredList } from './useDeclaredList';

function ResourceList({ name }: { name: ResourceName }) {
  return <ManagedGrid module={modules[name] as unknown as AnyModule} icon={iconOf(name)} {...useDeclaredList(name)} {...pathsOf(name)} />;
}

export const listOf = screenOf(ResourceList);
