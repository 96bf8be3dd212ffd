/** The form of a resource that needs nothing beyond its declaration. */
import { useParams } from 'react-router';
import type { ResourceName } from '#shared/resources/index';
import type { AnyModule } from '../../kit/anyModule';
import { ManagedForm } from '../../kit/form/ManagedForm';
import { modules } from '../../store/modules';
import { useHistory } from '../audit/history';
import { pathsOf } from './paths';
import { screenOf } from './screenOf';
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

export const formOf = screenOf(ResourceForm);
