/** A client: a new one begins with its subscription, for anyone who may open both; the plain form is for the values of one that is there. Rule: SUB-30. */
import { useParams, useSearchParams } from 'react-router';
import { hasScope } from '#shared/access';
import { ResourceForm } from '#client/kit/resource/ResourceForm';
import { useCan } from '#client/store/access';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { OpenClient } from '../opening/OpenClient';

const useOpens = (): boolean => {
  const activates = useAppSelector((state) => hasScope(me.selectors.actor(state), 'activate clientsubsheader'));
  return useCan('clientsubsheader', 'add') && activates;
};

export function EntityForm() {
  const { id } = useParams();
  const [asked] = useSearchParams();
  const opens = useOpens();
  return id === undefined && opens && asked.get('plan') !== 'none' ? <OpenClient /> : <ResourceForm name="entity" />;
}
