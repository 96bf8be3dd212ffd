/** The change that waits, as the subscription keeps it: ids of package and add-ons, seats and cycle. Rule: SUB-10. */
import type { Cycle } from '#shared/areas/clients/domain/pricing';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';

export type PendingChange = {
  readonly package: string;
  readonly addons: readonly string[];
  readonly extra_seats: number;
  readonly cycle: Cycle;
};

export const pendingOf = ({ pending_change }: Pick<Clientsubsheader, 'pending_change'>): PendingChange | null =>
  pending_change as PendingChange | null;
