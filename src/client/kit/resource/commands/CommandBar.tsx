/** The commands of a record as buttons: those that are legal now; the others, with the reason, in a menu. */
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import { Suspense, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { AnyModule } from '../../anyModule';
import { useRecord } from '../../anyModule';
import { useWords } from '../../useWords';
import type { ResourceTexts } from '../../words';
import type { CommandExtras } from './CommandDialog';
import css from './commands.module.css';
import { hinderedItems } from './hinderedItems';
import { CommandDialog } from './lazyDialog';
import { useChoose } from './useGive';
import { useCommands, type OfferedCommand } from './useCommands';

type Reasons = {
  readonly words: Pick<ResourceTexts, 'commands' | 'choices'>;
  readonly states: string;
  readonly hindered: readonly OfferedCommand[];
};

/** On request: what cannot be done now, and why not. */
function HinderedCommands({ words, states, hindered }: Reasons) {
  const { t } = useTranslation('form');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menu = useId();
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menu : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('commands.others')}
      </Button>
      <Menu id={menu} open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {hinderedItems({ words, states, offered: hindered, t, onClose: () => setAnchor(null) })}
      </Menu>
    </>
  );
}

/** Opens the command that the palette asked for, once. */
function useAskedCommand(open: (name: string) => void) {
  const { state, key } = useLocation() as { state: { command?: string } | null; key: string };
  const [seen, setSeen] = useState('');
  const name = state?.command;
  useEffect(() => {
    if (!name || seen === key) return;
    setSeen(key);
    open(name);
  }, [name, key, seen, open]);
}

type Props = {
  module: AnyModule;
  id: string;
  /** By the command's name. */
  extras?: Readonly<Record<string, CommandExtras>>;
  /** Only what can be done now: what a person never may is not told. */
  legalOnly?: boolean;
  /** Commands that the page offers in another way, or not at all. */
  without?: readonly string[];
};

const none: readonly string[] = [];

export function CommandBar({ module, id, extras = {}, legalOnly = false, without = none }: Props) {
  const record = useRecord(module, id);
  const words = useWords(module.resource);
  const offered = useCommands(module, record).filter(({ name }) => !without.includes(name));
  const { t } = useTranslation('form');
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = useChoose(module, { ask: setChosen });
  useAskedCommand(setChosen);
  if (!record) return null;
  const legal = offered.filter(({ hindered }) => !hindered);
  const hindered = legalOnly ? [] : offered.filter((one) => one.hindered);
  return (
    <div className={css.bar} role="group" aria-label={t('commands.label')}>
      {legal.map(({ name, command }) => (
        <Button key={name} variant="outlined" color={command.tone === 'danger' ? 'error' : 'primary'} onClick={() => choose(record, name)}>
          {words.commands[name]!.label}
        </Button>
      ))}
      {hindered.length > 0 && <HinderedCommands words={words} states={module.resource.states!.field} hindered={hindered} />}
      {chosen !== null && (
        <Suspense fallback={null}>
          <CommandDialog
            module={module}
            record={record}
            name={chosen}
            words={words.commands[chosen]!}
            {...extras[chosen]}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
