/** What can be done with one row: edit and delete, each with its name in a tooltip; only what the person may. */
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { MouseEvent, MouseEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useCan } from '../../store/access';
import type { Row } from '../../services/outcome';
import { DeleteIcon, EditIcon, type Icon } from '../../ui/icons';
import { nameOf, type AnyModule } from '../anyModule';

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
  readonly of: (name: string) => string;
} & ({ readonly to: (id: string) => string } | { readonly onAct: (record: Row) => void });

/** What the grid gives to a button of its cell: where the focus is, and to hear of a press. */
type Button = { tabIndex?: number; onClick?: MouseEventHandler<HTMLElement> };

/** Where a form returns to: this list as it is now. */
const useReturn = () => {
  const { pathname, search } = useLocation();
  return { back: pathname + search };
};

export function EditButton({ module, record, edit, tabIndex, onClick }: RowProps & Button) {
  const { t } = useTranslation('grid');
  const state = useReturn();
  if (!edit) return null;
  return (
    <Tooltip title={t('edit')}>
      <IconButton
        size="small"
        component={Link}
        to={edit(record.id)}
        state={state}
        aria-label={t('editOne', { name: nameOf(module, record) })}
        {...(tabIndex !== undefined && { tabIndex })}
        {...(onClick && { onClick })}
      >
        <EditIcon size={18} strokeWidth={1.75} />
      </IconButton>
    </Tooltip>
  );
}

export function LinkButton({ module, record, link, tabIndex, onClick }: Pick<RowProps, 'module' | 'record'> & { link: RowLink } & Button) {
  const { icon: LinkIcon, label, of } = link;
  const state = useReturn();
  const leads = 'to' in link ? { component: Link, to: link.to(record.id), state } : {};
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        {...leads}
        aria-label={of(nameOf(module, record))}
        {...(tabIndex !== undefined && { tabIndex })}
        onClick={(event: MouseEvent<HTMLElement>) => {
          onClick?.(event);
          if ('onAct' in link) link.onAct(record);
        }}
      >
        <LinkIcon size={18} strokeWidth={1.75} />
      </IconButton>
    </Tooltip>
  );
}

export function DeleteButton({ module, record, onDelete, tabIndex, onClick }: RowProps & Button) {
  const { t } = useTranslation('grid');
  return (
    <Tooltip title={t('delete')}>
      <IconButton
        size="small"
        color="error"
        data-delete=""
        aria-label={t('deleteOne', { name: nameOf(module, record) })}
        {...(tabIndex !== undefined && { tabIndex })}
        onClick={(event) => {
          onClick?.(event);
          onDelete(record);
        }}
      >
        <DeleteIcon size={18} strokeWidth={1.75} />
      </IconButton>
    </Tooltip>
  );
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
  className,
  tabIndex,
}: Omit<RowProps, 'onDelete'> & { className: string | undefined; tabIndex?: number }) {
  const { update } = useRowAccess(module, record);
  const state = useReturn();
  const name = nameOf(module, record);
  const to = open?.(record.id) ?? (update ? edit?.(record.id) : undefined);
  return to ? (
    <Link to={to} state={state} className={className} tabIndex={tabIndex}>
      {name}
    </Link>
  ) : (
    <span className={className}>{name}</span>
  );
}
