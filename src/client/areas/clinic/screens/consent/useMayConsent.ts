/** Whether the person can take a consent at a visit: its text comes from the clinic's templates, which they must be able to read. Rule: TRT-11. */
import type { Visit } from '#shared/areas/clinic/resources/visit';
import { useCan } from '#client/store/access';
import { isOpenVisit } from '../visit/isOpenVisit';

export const useMayConsent = (visit: Visit | undefined): boolean => {
  const mayAdd = useCan('consent', 'add');
  const mayRead = useCan('letterTemplate', 'list');
  return mayAdd && mayRead && visit !== undefined && isOpenVisit(visit);
};
