/** Renews a subscription that has ended: a new one that names it, at today's prices and without a trial. Rule: SUB-9. */
import { pendingValues } from '#shared/areas/clients/domain/pendingLines';
import type { clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import type { Runs } from '#server/repository/serverResource';

type Renew = Runs<typeof clientsubsheader>['renew'];

/** A subscription that ended before rule SUB-27 may have an adjustment: the first invoice of the new one charges it or takes it off. */
export const renew: Renew = async (work, header, { package: pack, addons, extra_seats, cycle }) => {
  const { id, entity, adjustment, adjustment_lines } = header;
  const renewed = await work.add('clientsubsheader', {
    entity,
    package: pack ?? header.package,
    cycle: cycle ?? header.cycle,
    extra_seats: extra_seats ?? null,
    adjustment,
    adjustment_lines,
    previous: { type: 'clientsubsheader', id },
  });
  await work.run('clientsubsheader', 'activate', renewed, { trial: false, addons: addons ?? [] });
  return pendingValues([]);
};
