/** The subscription of a client that counts, as the server chooses it for the list: the one that runs, else the newest. */
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import type { Entity } from '#shared/areas/clients/resources/entity';
import { useAppSelector } from '#client/store/hooks';
import * as modules from '../../modules';

const isRunning = ({ status }: Clientsubsheader) => status !== 'draft' && status !== 'ended';

export const useSubscription = ({ clientsubsheader: refs }: Entity): Clientsubsheader | undefined => {
  const all = useAppSelector((state) => modules.clientsubsheader.selectors.all(state));
  const own = all
    .filter((one: Clientsubsheader) => refs.some(({ id }) => id === one.id))
    .sort((one, other) => other.created_at.localeCompare(one.created_at));
  return own.find(isRunning) ?? own[0];
};
