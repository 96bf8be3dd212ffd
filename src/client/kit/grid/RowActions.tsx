/** What can be done with one row: edit and delete, each with its name in a tooltip; only what the person may. */
import type { MouseEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../store/access';
import type { Row } from '../../services/serviceResults';
import { DeleteIcon, EditIcon, InfoIcon, type Icon } from '../../ui/icons';
import { knownName, nameOf, type AnyModule } from '../anyModule';
import type { Column } from './columns';
import { RowAnchor } from './RowAnchor';
import type { Detail } from './RowDetail';
import css from './rowActions.module.css';

export type RowProps = {
  module: AnyModule;
  record: Row;
  /** The path of the record's form, and of the page that only shows it. */
  edit?: ((id: string) => string) | undefined;
  open?: ((id: string) => string) | undefined;
  onDelete: (record: Row) => void;
};

/** Something else that can be done with a row: a page that it leads to, or a deed. */
export type RowLink = {
  readonly icon: Icon;
  readonly label: string;
  /** What it is called on a row of this name. */
  readonly of: (name: string, record: Row) => string;
} & ({ readonly to: (id: string) => string } | { readonly onAct: (record: Row, anchor: HTMLElement) => void });

/** What the grid gives to a button of its cell: where the focus is, and to hear of a press. */
type Button = { tabIndex?: number | undefined; onClick?: MouseEventHandler<HTMLElement> | undefined };

type Shown = Button & { readonly icon: Icon; readonly tip: string; readonly name: string };
type Attributes = { 'data-delete'?: ''; 'aria-haspopup'?: 'dialog' };

/** Plain elements: a page shows a hundred of them, and each of Material's takes a millisecond. */
function Leading({ icon: Mark, tip, name, to, tabIndex, onClick }: Shown & { to: string }) {
  return (
    <RowAnchor to={to} className={css.button} aria-label={name} data-tip={tip} tabIndex={tabIndex} onClick={onClick}>
      <Mark size={18} strokeWidth={1.75} aria-hidden="true" />
    </RowAnchor>
  );
}

function Acting({ icon: Mark, tip, name, tabIndex, onClick, ...data }: Shown & Attributes) {
  return (
    <button type="button" className={css.button} aria-label={name} data-tip={tip} tabIndex={tabIndex} onClick={onClick} {...data}>
      <Mark size={18} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}

export function EditButton({ module, record, edit, tabIndex, onClick }: RowProps & Button) {
  const { t } = useTranslation('grid');
  if (!edit) return null;
  const name = t('editOne', { name: nameOf(module, record) });
  return <Leading icon={EditIcon} tip={t('edit')} name={name} to={edit(record.id)} tabIndex={tabIndex} onClick={onClick} />;
}

export function LinkButton({ module, record, link, tabIndex, onClick }: Pick<RowProps, 'module' | 'record'> & { link: RowLink } & Button) {
  const shown = { icon: link.icon, tip: link.label, name: link.of(nameOf(module, record), record), tabIndex };
  if ('to' in link) return <Leading {...shown} to={link.to(record.id)} onClick={onClick} />;
  const act: Button['onClick'] = (event) => {
    onClick?.(event);
    link.onAct(record, event.currentTarget);
  };
  return <Acting {...shown} onClick={act} />;
}

export function DeleteButton({ module, record, onDelete, tabIndex, onClick }: RowProps & Button) {
  const { t } = useTranslation('grid');
  const act: Button['onClick'] = (event) => {
    onClick?.(event);
    onDelete(record);
  };
  const name = t('deleteOne', { name: nameOf(module, record) });
  return <Acting icon={DeleteIcon} tip={t('delete')} name={name} data-delete="" tabIndex={tabIndex} onClick={act} />;
}

/** Shows what the table has no room for. */
export function DetailButton({
  module,
  record,
  onDetail,
  tabIndex,
  onClick,
}: Pick<RowProps, 'module' | 'record'> & { onDetail: (detail: Detail) => void } & Button) {
  const { t } = useTranslation('grid');
  const act: Button['onClick'] = (event) => {
    onClick?.(event);
    onDetail({ anchor: event.currentTarget, record });
  };
  const name = t('detailOne', { name: nameOf(module, record) });
  return <Acting icon={InfoIcon} tip={t('detail')} name={name} aria-haspopup="dialog" tabIndex={tabIndex} onClick={act} />;
}

/** What the person may do with this record; one that `stays` nobody deletes. */
export const useRowAccess = (module: AnyModule, record: Row, stays?: (record: Row) => boolean) => ({
  update: useCan(module.name, 'update', record),
  destroy: useCan(module.name, 'destroy', record) && !stays?.(record),
});

/** The record's name: a link to the page that shows it, or to its form where the person may edit it. */
export function RowTitle({
  module,
  record,
  edit,
  open,
  unnamed,
  className,
  tabIndex,
}: Omit<RowProps, 'onDelete'> & Pick<Column, 'unnamed'> & { className: string | undefined; tabIndex?: number }) {
  const { update } = useRowAccess(module, record);
  // A record without a name still has a link to its page.
  const name = unnamed?.(record) ?? knownName(module, record) ?? '–';
  const to = open?.(record.id) ?? (update ? edit?.(record.id) : undefined);
  return to ? (
    <RowAnchor to={to} className={className} tabIndex={tabIndex}>
      {name}
    </RowAnchor>
  ) : (
    <span className={className}>{name}</span>
  );
}
