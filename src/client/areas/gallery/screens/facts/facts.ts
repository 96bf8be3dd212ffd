/** Facts about a component next to its props, which scripts/props reads from its types (../propTables.ts). */
import type { ResourceNamespaceMap } from 'i18next';

export type ComponentFacts = {
  /** Its name; what its props mean stands under it in the words `galleryProps`. */
  readonly component: keyof ResourceNamespaceMap['galleryProps'];
  /** Where it is made: a file under src/client, or one of a package's declarations. Written as a plain string: the build reads it. */
  readonly from: string;
  /** The props that this product uses, where a package's component has many more; without it, all are shown. */
  readonly only?: readonly string[];
  /** The element whose attributes it takes besides. */
  readonly rest?: string;
  /** How it is written, to be copied. */
  readonly use: string;
};
