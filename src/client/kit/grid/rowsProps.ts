/** What shows the rows of a list, table or cards, is given. */
import type { Query } from '#shared/jsonapi';
import type { Row } from '../../services/serviceResults';
import type { AnyModule } from '../anyModule';
import type { Column, Widths } from './columns';
import type { OpenedRow, RowButton, RowWays } from './RowActions';
import type { GridSelection } from './useSelection';

/** Rows are selected in order to be deleted or given a command: where there is neither, none is selected. */
export const isSelectable = ({ resource }: AnyModule): boolean =>
  resource.access.destroy !== undefined || Object.keys(resource.commands).length > 0;

/** CSS pixels of the actions' column: its padding, each button, and the least that its heading takes. */
const actionsWidth = { padding: 20, button: 36, heading: 76 };

/**
 * How wide the column at the end of the rows is, in CSS pixels; 0 where there is nothing in it.
 * @param hasRest the table has no room for some columns: the menu shows them
 */
export const actionsWidthOf = ({ resource: { access, commands } }: AnyModule, button: RowButton | undefined, hasRest: boolean): number => {
  const hasMenu = Boolean(access.update ?? access.destroy) || Object.keys(commands).length > 0 || hasRest;
  const count = (hasMenu ? 1 : 0) + (button ? 1 : 0);
  return count && Math.max(actionsWidth.heading, actionsWidth.padding + count * actionsWidth.button);
};

export type RowsProps = RowWays & {
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
  /** What is done with a row in one press. */
  readonly button: RowButton | undefined;
  readonly onMenu: (row: OpenedRow) => void;
  /** The row that shall have the focus as soon as it is here. */
  readonly focus: string | null;
  readonly onFocused: () => void;
};
