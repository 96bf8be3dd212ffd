/** The page of a client: its own values, and beneath them what belongs to it. */
import { useParams } from 'react-router';
import { useCan } from '../../../store/access';
import { ResourceForm } from '../../resource/ResourceForm';
import { ClientPanels } from './panels/ClientPanels';

export function EntityForm() {
  const { id } = useParams();
  const mayEdit = useCan('entity', 'update');
  return (
    <>
      <ResourceForm name="entity" />
      {id !== undefined && mayEdit && <ClientPanels key={id} id={id} />}
    </>
  );
}
