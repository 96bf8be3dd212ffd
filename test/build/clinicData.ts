/** Which resources hold a clinic's own data, read from their declarations. Rule: PRV-18. */
import type { Actor } from '#shared/access';
import { actionsOn, type Resource } from '#shared/kit/resource';
import { resources } from '#shared/areas/resources';

/** Somebody who holds every permission of the platform, and works for no client. */
const operator: Actor = {
  id: '',
  roles: [],
  permissions: Object.values<Resource>(resources).flatMap((one) => actionsOn(one).map((action) => `${action} ${one.type}`)),
  entityId: null,
};

/** Whether only people of a clinic may read the records: its own data (PRV-18). */
export const isOfClinic = ({ access }: Resource): boolean =>
  access.list !== undefined && access.get?.(operator) === false && access.get(null) === false;

/** Whether only people of a clinic may add records. */
export const isAddedAtClinic = ({ access }: Resource): boolean =>
  access.add !== undefined && access.add(operator) === false && access.add(null) === false;
