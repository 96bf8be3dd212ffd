/** Whether the person manages the roles of the platform; others make roles of their own client only (ROL-19). */
import { useCan } from '#client/store/access';

/** A role of the platform: who sees only those of a client does not see this one. */
const platformRole = { scope: 'platform', entity: null };

export const useManagesAll = (): boolean => useCan('role', 'list', platformRole);
