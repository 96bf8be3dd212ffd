/** The commands of a row of a list: a button in the row that opens them as a menu, and the dialog of the chosen one. */
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf, useRecord, type AnyModule } from '../../../kit/anyModule';
import type { RowLink } from '../../../kit/grid/RowActions';
import { useWords } from '../../../kit/useWords';
import type { Row } from '../../../services/serviceResults';
import { MoreIcon } from '../../../ui/icons';
import { CommandDialog } from './lazyDialog';
import { hinderedItems } from './hinderedItems';
import { useCommands } from './useCommands';

type Opened = { readonly id: string; readonly anchor: HTMLElement };

function RowCommands({ module, opened, onClose }: { module: AnyModule; opened: Opened; onClose: () => void }) {
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

const none: readonly RowLink[] = [];

/** @returns the links for the rows, the same array until the language changes, and what is open */
export function useRowCommands(module: AnyModule): { readonly links: readonly RowLink[]; readonly open: ReactNode } {
  const { t } = useTranslation('form');
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const hasCommands = Object.keys(module.resource.commands).length > 0;
  const links = useMemo(
    (): readonly RowLink[] =>
      hasCommands
        ? [
            {
              icon: MoreIcon,
              label: t('commands.menu'),
              of: (name: string) => t('commands.menuOf', { name }),
              onAct: ({ id }: Row, anchor: HTMLElement) => setOpened({ id, anchor }),
            },
          ]
        : none,
    [hasCommands, t],
  );
  return { links, open: opened && <RowCommands key={opened.id} module={module} opened={opened} onClose={close} /> };
}
