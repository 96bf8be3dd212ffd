/** Who acts where nobody asked: a job, or a command of the operator. */
import type { Actor } from '#shared/access';
import { defaultLanguage } from '#shared/locale';
import { ADMIN } from './people';
import type { Store } from './store';
import type { Act } from './writeContext';

/** Holds everything, and is nobody: no account has this id. */
export const system: Actor = { id: '00000000-0000-0000-0000-000000000000', roles: [ADMIN], permissions: [], entityId: null };

/** The account that acts; null where nobody does. */
export const idOfActor = ({ id }: Actor): string | null => (id === system.id ? null : id);

/** Nobody's act. */
export const systemAct = (store: Store): Act => ({
  store,
  actor: system,
  session: null,
  ip: null,
  requestId: null,
  language: defaultLanguage,
});
