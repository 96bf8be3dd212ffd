/** fast-check with a fixed seed and number of runs, so that a test gives the same result every time; and arbitrary values of billing. */
import fc from 'fast-check';
import { addDays, zones, type Zone } from '#shared/domain/calendarDays';
import { cycles, type Cycle } from '#shared/areas/clients/domain/pricing';

fc.configureGlobal({ seed: 7, numRuns: 200 });

export { fc };

/** Whole rupiah, small and large. */
export const amounts = fc.oneof(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 0, max: 999_999_999_999 }));

/** Days from 2023 to 2033: three leap years. */
export const days = fc.integer({ min: 0, max: 3_650 }).map((count) => addDays('2023-01-01', count));

export const anyZone = fc.constantFrom(...(Object.keys(zones) as Zone[]));
export const anyCycle = fc.constantFrom(...(Object.keys(cycles) as Cycle[]));
export const anchorDays = fc.integer({ min: 1, max: 31 });

export const schedules = fc.record({ cycle: anyCycle, anchorDay: anchorDays, from: days });
