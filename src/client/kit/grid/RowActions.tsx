/** What stands at the end of a row: the button that opens its menu, and what can be done in one press; and its name, which leads to its page. */
import type { MouseEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { stateOf } from '#shared/kit/commands';
import { useCan } from '../../store/access';
import type { Row } from '../../services/serviceResults';
import { MoreIcon, type Icon } from '../../ui/icons';
import { knownName, nameOf, type AnyModule } from '../anyModule';
import type { Column } from './columns';
import { RowAnchor } from './RowAnchor';
import css from './rowActions.module.css';

/** A row, and the button that was pressed there. */
export type OpenedRow = { readonly anchor: HTMLElement; readonly record: Row };

/** What every row of a list has in common. */
export type RowWays = {
  /** The path of the record's form, and of the page that only shows it. */
  readonly edit?: ((id: string) => string) | undefined;
  readonly open?: ((id: string) => string) | undefined;
  /** Whether a row is one that nobody deletes. */
  readonly stays?: ((record: Row) => boolean) | undefined;
};

export type RowProps = RowWays & { module: AnyModule; record: Row };

/** The one thing that is done with the rows of a list in which nothing is edited: a button in the row, not an item of its menu. */
export type RowButton = {
  readonly icon: Icon;
  readonly label: string;
  /** What it is called on a row. */
  readonly of: (record: Row) => string;
  readonly onAct: (record: Row) => void;
};

/** A further page that the menu of a row leads to. */
export type MenuLink = { readonly label: string; readonly to: (id: string) => string };

/** What the grid gives to a button of its cell: where the focus is, and to hear of a press. */
type Button = { tabIndex?: number | undefined; onClick?: MouseEventHandler<HTMLElement> | undefined };
type Shown = Button & { readonly icon: Icon; readonly tip: string; readonly name: string };
type Attributes = { 'data-menu'?: ''; 'aria-haspopup'?: 'menu' };

/** A plain element: a page shows a hundred of them, and each of Material's takes a millisecond. */
function Acting({ icon: Mark, tip, name, tabIndex, onClick, ...data }: Shown & Attributes) {
  return (
    <button type="button" className={css.button} aria-label={name} data-tip={tip} tabIndex={tabIndex} onClick={onClick} {...data}>
      <Mark size={18} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}

export function ActButton({ record, button, tabIndex, onClick }: { record: Row; button: RowButton } & Button) {
  const act: Button['onClick'] = (event) => {
    onClick?.(event);
    button.onAct(record);
  };
  return <Acting icon={button.icon} tip={button.label} name={button.of(record)} tabIndex={tabIndex} onClick={act} />;
}

export function MenuButton({
  module,
  record,
  onMenu,
  tabIndex,
  onClick,
}: Pick<RowProps, 'module' | 'record'> & { onMenu: (opened: OpenedRow) => void } & Button) {
  const { t } = useTranslation('grid');
  const act: Button['onClick'] = (event) => {
    onClick?.(event);
    onMenu({ anchor: event.currentTarget, record });
  };
  const name = t('actionsOf', { name: nameOf(module, record) });
  return <Acting icon={MoreIcon} tip={t('actions')} name={name} data-menu="" aria-haspopup="menu" tabIndex={tabIndex} onClick={act} />;
}

/** What the person may do with this record; where a page shows it, to edit is offered only in the states in which it can be edited. */
export const useRowAccess = ({ module, record, stays, open }: Pick<RowProps, 'module' | 'record' | 'stays' | 'open'>) => {
  const state = stateOf(module.resource, record);
  const isClosed = open !== undefined && state !== undefined && !module.resource.states!.edit.includes(state);
  return {
    update: useCan(module.name, 'update', record) && !isClosed,
    destroy: useCan(module.name, 'destroy', record) && !stays?.(record),
  };
};

/** Whether there is anything in the menu of a row. */
export const hasMenu = (row: {
  readonly module: AnyModule;
  readonly rest: readonly Column[];
  readonly update: boolean;
  readonly destroy: boolean;
}): boolean => row.update || row.destroy || row.rest.length > 0 || Object.keys(row.module.resource.commands).length > 0;

/** The record's name: a link to the page that shows it, or to its form where the person may edit it. A press elsewhere on the row follows it, too. */
export function RowTitle({
  module,
  record,
  edit,
  open,
  unnamed,
  className,
  tabIndex,
}: RowProps & Pick<Column, 'unnamed'> & { className: string | undefined; tabIndex?: number }) {
  const update = useCan(module.name, 'update', record);
  // A record without a name still has a link to its page.
  const name = unnamed?.(record) ?? knownName(module, record) ?? '–';
  const to = open?.(record.id) ?? (update ? edit?.(record.id) : undefined);
  return to ? (
    <RowAnchor to={to} className={className} tabIndex={tabIndex} data-opens-row="">
      {name}
    </RowAnchor>
  ) : (
    <span className={className}>{name}</span>
  );
}
