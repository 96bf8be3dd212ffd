/** What is told of a component: each fact is held against its source by test/client/screens/gallery/facts.test.ts. */
import type { ResourceNamespaceMap } from 'i18next';

export type PropFact = {
  readonly name: string;
  /** As its source has it. */
  readonly type: string;
  readonly required?: true;
  /** What it is when it isn't given, as its source has it. */
  readonly fallback?: string;
};

export type ComponentFacts = {
  /** Its name; what its props mean stands under it in the words `galleryProps`. */
  readonly component: keyof ResourceNamespaceMap['galleryProps'];
  /** Where it is made: a file under src/client, or one of a package's declarations. */
  readonly from: string;
  /** Only the props that this product uses are told; without it, all of them are. */
  readonly some?: true;
  /** The element whose attributes it takes besides. */
  readonly rest?: string;
  readonly props: readonly PropFact[];
  /** How it is written, to be copied. */
  readonly use: string;
};
