/** The names of vital signs, apart from their limits: declarations, which every page loads, need no more. */

/** The measures with a unit and limits, in the order in which they are taken. */
export const measures = ['systolic', 'diastolic', 'pulse', 'respiration', 'temperature', 'spo2', 'weight', 'height', 'head'] as const;
export type Measure = (typeof measures)[number];
