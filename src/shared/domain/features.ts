/** The features that are sold, in the order they are shown, and which other features each of them needs (CAT-4). */
export const features = [
  'team',
  'icd',
  'services',
  'treatment',
  'inventory',
  'pharmacy',
  'laboratory',
  'radiology',
  'bed',
  'admission',
] as const;
export type Feature = (typeof features)[number];

const needs: Partial<Record<Feature, readonly Feature[]>> = {
  treatment: ['services'],
  pharmacy: ['inventory'],
  laboratory: ['services'],
  radiology: ['services'],
  bed: ['team'],
  admission: ['bed'],
};

export const isFeature = (key: string): key is Feature => features.some((feature) => feature === key);

/** The features that a feature needs directly; an unknown feature needs none. */
export const needsOf = (feature: string): readonly Feature[] => (isFeature(feature) ? (needs[feature] ?? []) : []);

/** All features that a feature needs, directly or indirectly. */
export const allNeedsOf = (feature: string): readonly Feature[] => needsOf(feature).flatMap((need) => [...allNeedsOf(need), need]);

/** Those of `chosen` that need the feature. */
export const dependentsOf = (feature: string, chosen: Iterable<string>): readonly string[] =>
  [...chosen].filter((one) => allNeedsOf(one).some((need) => need === feature));
