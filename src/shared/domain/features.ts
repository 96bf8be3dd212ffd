/** The features that are sold, in the order they are shown, and what each of them can't do without (DOMAIN.md 2). */
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
  pharmacy: ['inventory'],
  laboratory: ['services'],
  radiology: ['services'],
  bed: ['team'],
  admission: ['bed'],
};

export const isFeature = (key: string): key is Feature => features.some((feature) => feature === key);

/** What a feature needs directly; a feature that we don't know needs nothing. */
export const needsOf = (feature: string): readonly Feature[] => (isFeature(feature) ? (needs[feature] ?? []) : []);

/** All that a feature needs, and what that needs in turn. */
export const allNeedsOf = (feature: string): readonly Feature[] => needsOf(feature).flatMap((need) => [...allNeedsOf(need), need]);

/** Those of `chosen` that can't do without the feature. */
export const dependentsOf = (feature: string, chosen: Iterable<string>): readonly string[] =>
  [...chosen].filter((one) => allNeedsOf(one).some((need) => need === feature));
