/** The list of a resource that needs nothing beyond its declaration. */
import type { ComponentType } from 'react';
import type { ResourceName } from '#shared/resources/index';
import type { AnyModule } from '../../kit/anyModule';
import { ManagedGrid } from '../../kit/grid/ManagedGrid';
import { modules } from '../../store/modules';
import { iconOf } from '../../ui/resourceIcons';
import { pathsOf } from './paths';
import { useDeclaredList } from './useDeclaredList';

function ResourceList({ name }: { name: ResourceName }) {
  return <ManagedGrid module={modules[name] as unknown as AnyModule} icon={iconOf(name)} {...useDeclaredList(name)} {...pathsOf(name)} />;
}

const made = new Map<ResourceName, ComponentType>();

/** The list's screen: the same component each time, as React would begin another one anew. */
export const listOf = (name: ResourceName): ComponentType => {
  const known = made.get(name) ?? (() => <ResourceList key={name} name={name} />);
  made.set(name, known);
  return known;
};
