/** How a record is printed as a document. */
import type { Paper, PaperSize } from '#shared/documents/paper';
import type { Language } from '#shared/locale';
import type { RecordOf, Resource } from '#shared/kit/resource';
import type { ResourceName } from '#shared/areas/resources';
import type { Store } from '../repository/store';

export type PrintedDocument<R extends Resource = Resource> = {
  /** Anyone who may get a record of this resource may print it; of one that is `exported`, only who may export it. */
  readonly of: R;
  /** The resource's name in the registry. */
  readonly name: ResourceName;
  /** What is answered for a record that has no such document. */
  readonly none?: 'receipt.none';
  /** It can be asked for in each size of paper. */
  readonly sized?: true;
  /** @param size the one that was asked for; left out, the document decides */
  readonly render: (store: Store, record: never, language: Language, size?: PaperSize) => Promise<Paper | undefined>;
};

/** Declares how the records of a resource are printed. */
export const printedDocument = <R extends Resource>(declared: {
  readonly of: R;
  readonly name: ResourceName;
  readonly none?: 'receipt.none';
  readonly sized?: true;
  readonly render: (store: Store, record: RecordOf<R>, language: Language, size?: PaperSize) => Promise<Paper | undefined>;
}): PrintedDocument<R> => declared as PrintedDocument<R>;
