/** Screens made for a resource: the same component each time, as React would begin another one anew. */
import type { ComponentType } from 'react';
import type { ResourceName } from '#shared/areas/resources';

export const screenOf = (Screen: ComponentType<{ name: ResourceName }>): ((name: ResourceName) => ComponentType) => {
  const made = new Map<ResourceName, ComponentType>();
  return (name) => {
    const known = made.get(name) ?? (() => <Screen key={name} name={name} />);
    made.set(name, known);
    return known;
  };
};
