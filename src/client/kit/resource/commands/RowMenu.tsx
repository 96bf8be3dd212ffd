/** The menu of one row: edit, its commands, what the list has no room for, delete; and the dialog of the chosen command. */
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '#client/services/serviceResults';
import { nameOf, useRecord, type AnyModule } from '../../anyModule';
import { RowAnchor } from '../../grid/RowAnchor';
import { useRowAccess, type MenuLink, type OpenedRow, type RowWays } from '../../grid/RowActions';
import { useWords } from '../../useWords';
import { CommandDialog } from './lazyDialog';
import { hinderedItems } from './hinderedItems';
import { useCommands } from './useCommands';
import { useChoose } from './useGive';

type Props = RowWays & {
  module: AnyModule;
  opened: OpenedRow;
  menuLinks: readonly MenuLink[];
  /** Shows the columns that the list has no room for; undefined where it has room for all of them. */
  onDetail: ((opened: OpenedRow) => void) | undefined;
  onDelete: (record: Row) => void;
  onClose: () => void;
};

/** Called as a function: the keyboard walks only through items that a menu has as its own children. */
const linkItem = (label: string, to: string, onClose: () => void): ReactNode => (
  <MenuItem key={to} component={RowAnchor} to={to} onClick={onClose}>
    {label}
  </MenuItem>
);

export function RowMenu({ module, opened, edit, open, stays, menuLinks, onDetail, onDelete, onClose }: Props) {
  const { t } = useTranslation(['grid', 'form']);
  const { t: say } = useTranslation('form');
  const record = useRecord(module, opened.record.id) ?? opened.record;
  const words = useWords(module.resource);
  const offered = useCommands(module, record);
  const { update, destroy } = useRowAccess({ module, record, open, stays });
  const [chosen, setChosen] = useState<string | null>(null);
  // The menu is hidden at once, and goes when no dialog has to take its place.
  const [isHidden, setHidden] = useState(false);
  const choose = useChoose(module, { ask: setChosen, onGive: () => setHidden(true), onEnd: onClose });
  if (chosen !== null)
    return (
      <Suspense fallback={null}>
        <CommandDialog module={module} record={record} name={chosen} words={words.commands[chosen]!} onClose={onClose} />
      </Suspense>
    );
  /** The menu is gone before what it opens is there: so the focus comes back to the row's button. */
  const after = (act: () => void) => () => {
    onClose();
    act();
  };
  const hasMore = update || menuLinks.length > 0 || offered.length > 0 || onDetail !== undefined;
  return (
    <Menu
      open={!isHidden}
      anchorEl={opened.anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': t('actionsOf', { name: nameOf(module, record) }) } }}
    >
      {update && edit && linkItem(t('edit'), edit(record.id), onClose)}
      {menuLinks.map(({ label, to }) => linkItem(label, to(record.id), onClose))}
      {offered
        .filter(({ hindered }) => !hindered)
        .map(({ name }) => (
          <MenuItem key={name} onClick={() => choose(record, name)}>
            {words.commands[name]!.label}
          </MenuItem>
        ))}
      {module.resource.states && hinderedItems({ words, states: module.resource.states.field, offered, t: say, onClose })}
      {onDetail && (
        <MenuItem key="detail" onClick={after(() => onDetail({ anchor: opened.anchor, record }))}>
          {t('detail')}
        </MenuItem>
      )}
      {destroy && hasMore && <Divider key="line" />}
      {destroy && (
        <MenuItem key="delete" sx={{ color: 'var(--danger)' }} onClick={after(() => onDelete(record))}>
          {t('delete')}
        </MenuItem>
      )}
    </Menu>
  );
}
