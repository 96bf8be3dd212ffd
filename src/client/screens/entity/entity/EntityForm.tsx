/** The page of a client: its own values, and beneath them what belongs to it. */
import { useParams } from 'react-router';
import { useRecord, type AnyModule } from '../../../kit/anyModule';
import { useCan } from '../../../store/access';
import { modules } from '../../../store/modules';
import { ResourceForm } from '../../resource/ResourceForm';
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
