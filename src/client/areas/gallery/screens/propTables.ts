/**
 * What each component of the style guide takes. Empty here, for the type check: the build and jest put in its place what
 * scripts/props reads from the components' types (`module.rules` of webpack.config.ts, `transform` of jest.config.mjs).
 */
export type PropRow = {
  readonly name: string;
  /** As its source has it. */
  readonly type: string;
  readonly required?: true;
  /** What it is when it isn't given, as its source has it. */
  readonly fallback?: string;
};

/** Component → its props, in the order of its source. */
export const propTables: Readonly<Record<string, readonly PropRow[]>> = {};
