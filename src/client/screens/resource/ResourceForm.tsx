/** The form of a resource that needs nothing beyond its declaration. */
import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import type { ResourceName } from '#shared/resources/index';
import type { AnyModule } from '../../kit/anyModule';
import { ManagedForm } from '../../kit/form/ManagedForm';
import { modules } from '../../store/modules';
import { useHistory } from '../audit/history';
import { pathsOf } from './paths';
import { useDeclaredForm } from './useDeclaredForm';

function ResourceForm({ name }: { name: ResourceName }) {
  const { id } = useParams();
  const { words, fields } = useDeclaredForm(name);
  return (
    <ManagedForm
      module={modules[name] as unknown as AnyModule}
      id={id}
      history={useHistory()}
      words={words.form}
      fields={fields}
      list={pathsOf(name).list}
    />
  );
}

const made = new Map<ResourceName, ComponentType>();

/** The form's screen: the same component each time, as React would begin another one anew. */
export const formOf = (name: ResourceName): ComponentType => {
  const known = made.get(name) ?? (() => <ResourceForm key={name} name={name} />);
  made.set(name, known);
  return known;
};
