/** The modules of a subscription that it has now or soon. */
import { useMemo } from 'react';
import type { Clientsubsdetail } from '#shared/areas/clients/resources/clientsubsdetail';
import { useAppSelector } from '#client/store/hooks';
import * as modules from '../../modules';

/** @param header the subscription's id; none of them while it is not known */
export const useDetailsOf = (header: string | undefined): readonly Clientsubsdetail[] => {
  const all = useAppSelector((state) => modules.clientsubsdetail.selectors.all(state));
  return useMemo(
    () => all.filter((one: Clientsubsdetail) => header !== undefined && one.clientsubsheader?.id === header && one.status !== 'ended'),
    [all, header],
  );
};
