/** The calls of a clinic's day, by the key of its waiting screen. Rule: VIS-7. */
import type { Calls } from '#shared/areas/clinic/domain/calls';
import { createLookup } from '#client/storeKit/createLookup';
import type { FlowParts } from '#client/store/flowParts';

export const calls = createLookup<'calls', Calls, FlowParts>('calls', ({ services: { waitingScreen } }) => waitingScreen.calls);
