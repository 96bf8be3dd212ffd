/** The commands of one row as a menu, and the dialog of the chosen one. It is a file of its own as lists are drawn without a menu. */
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf, useRecord, type AnyModule } from '../../anyModule';
import { useWords } from '../../useWords';
import { CommandDialog } from './lazyDialog';
import { hinderedItems } from './hinderedItems';
import { useCommands } from './useCommands';

/** The row, and the button that was pressed there. */
export type Opened = { readonly id: string; readonly anchor: HTMLElement };

export function RowMenu({ module, opened, onClose }: { module: AnyModule; opened: Opened; onClose: () => void }) {
  const { t } = useTranslation('form');
  const record = useRecord(module, opened.id);
  const words = useWords(module.resource);
  const offered = useCommands(module, record);
  const [chosen, setChosen] = useState<string | null>(null);
  if (!record) return null;
  if (chosen !== null)
    return (
      <Suspense fallback={null}>
        <CommandDialog module={module} record={record} name={chosen} words={words.commands[chosen]!} onClose={onClose} />
      </Suspense>
    );
  return (
    <Menu
      open
      anchorEl={opened.anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('commands.menuOf', { name: nameOf(module, record) }) } }}
    >
      {offered
        .filter(({ hindered }) => !hindered)
        .map(({ name }) => (
          <MenuItem key={name} onClick={() => setChosen(name)}>
            {words.commands[name]!.label}
          </MenuItem>
        ))}
      {hinderedItems({ words, states: module.resource.states!.field, offered, t, onClose })}
    </Menu>
  );
}
