/** The page of a client: its own values, and beneath them what belongs to it. */
import { useParams } from 'react-router';
import { useRecord, type AnyModule } from '#client/kit/anyModule';
import { useCan } from '#client/store/access';
import * as modules from '../../modules';
import { ResourceForm } from '#client/kit/resource/ResourceForm';
import { ClientPanels } from './panels/ClientPanels';
import { SandboxMark } from './SandboxMark';

export function EntityForm() {
  const { id } = useParams();
  const client = useRecord(modules.entity as unknown as AnyModule, id ?? '');
  const mayEdit = useCan('entity', 'update');
  return (
    <>
      <ResourceForm name="entity" mark={client && <SandboxMark client={client} />} />
      {id !== undefined && mayEdit && <ClientPanels key={id} id={id} />}
    </>
  );
}
