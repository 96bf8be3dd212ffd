/** Says of each feature whether its pages are there (CAT-12). Apart from the features themselves, as the first load of the app does not need it. */
import type { Feature } from '#shared/domain/features';

/** The others are announced as coming soon: only the operator can put them on a subscription. A test compares this with the pages. */
const available: readonly Feature[] = ['team', 'icd', 'services', 'treatment'];

export const isAvailable = (feature: string): boolean => available.some((one) => one === feature);
