/** What shows the rows of a list, table or cards, is given. */
import type { Query } from '#shared/jsonapi';
import type { Row } from '../../services/serviceResults';
import type { AnyModule } from '../anyModule';
import type { Column, Widths } from './columns';
import type { RowLink } from './RowActions';
import type { GridSelection } from './useSelection';

/** Rows are selected in order to be deleted or given a command: where there is neither, none is selected. */
export const isSelectable = ({ resource }: AnyModule): boolean =>
  resource.access.destroy !== undefined || Object.keys(resource.commands).length > 0;

/** CSS pixels of the actions' column: its padding, each button, and the least that its heading takes. */
const actionsWidth = { padding: 20, button: 36, heading: 88 };

/**
 * How many buttons a row can have, and how wide their column is; without any there is none.
 * @param hasRest the table has no room for some columns: one more button shows them
 */
export const actionsOf = (
  { resource: { access } }: AnyModule,
  links: readonly RowLink[],
  hasRest: boolean,
): { readonly buttons: number; readonly width: number } => {
  const buttons = [access.update, access.destroy, hasRest].filter(Boolean).length + links.length;
  return { buttons, width: buttons && Math.max(actionsWidth.heading, actionsWidth.padding + buttons * actionsWidth.button) };
};

export type RowsProps = {
  readonly module: AnyModule;
  /** What the list is called, for those who hear it. */
  readonly label: string;
  readonly columns: readonly Column[];
  /** The columns that the table has no room for: a row's detail shows them. */
  readonly rest: readonly Column[];
  /** Field → the width that the person chose, and how another one is chosen; CSS pixels. */
  readonly widths: Widths;
  readonly onWidth: (field: string, width: number) => void;
  readonly rows: readonly Row[];
  /** The next rows are on their way; these are still the ones before. */
  readonly loading: boolean;
  readonly total: number;
  readonly page: Query['page'];
  readonly sort: readonly string[];
  /** The keys by which the person may sort. */
  readonly sorts: readonly string[];
  readonly onSort: (sort: readonly string[]) => void;
  /** CSS pixels. */
  readonly rowHeight: number;
  readonly selection: GridSelection;
  /** The page that edits a row, and the one that only shows it. */
  readonly edit?: ((id: string) => string) | undefined;
  readonly open?: ((id: string) => string) | undefined;
  /** Where else a row leads, and which rows nobody deletes. */
  readonly links: readonly RowLink[];
  readonly stays?: ((record: Row) => boolean) | undefined;
  readonly onDelete: (record: Row) => void;
  /** The row that shall have the focus as soon as it is here. */
  readonly focus: string | null;
  readonly onFocused: () => void;
};
