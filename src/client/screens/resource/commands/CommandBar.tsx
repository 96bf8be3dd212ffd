/** The commands of a record as buttons: those that are legal now; the others, with the reason, in a menu. */
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyModule } from '../../../kit/anyModule';
import { useRecord } from '../../../kit/anyModule';
import { useWords } from '../../../kit/useWords';
import type { SaidOf } from '../../../kit/words';
import { part } from '../../../ui/lazyPart';
import type { CommandExtras } from './CommandDialog';
import css from './commands.module.css';
import { useCommands, type OfferedCommand } from './useCommands';

const CommandDialog = part(
  () => import(/* webpackChunkName: "command-dialog" */ './CommandDialog').then((chunk) => ({ default: chunk.CommandDialog })),
  { words: ['audit'] },
);

type Reasons = {
  readonly words: Pick<SaidOf, 'commands' | 'choices'>;
  readonly states: string;
  readonly hindered: readonly OfferedCommand[];
};

const hinderedItem = {
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '2px',
  maxWidth: 360,
  whiteSpace: 'normal',
  color: 'var(--muted)',
};

/** On request: what cannot be done now, and why not. */
function HinderedCommands({ words, states, hindered }: Reasons) {
  const { t } = useTranslation('form');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menu = useId();
  const why = ({ hindered: reason }: OfferedCommand) =>
    reason?.why === 'state'
      ? t('commands.notInState', { state: words.choices[states]?.[reason.state] ?? reason.state })
      : t('commands.notPermitted', { permission: reason?.permission });
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
        {hindered.map((offered) => (
          <MenuItem key={offered.name} aria-disabled="true" sx={hinderedItem} onClick={() => setAnchor(null)}>
            <span>{words.commands[offered.name]!.label}</span>
            <small>{why(offered)}</small>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

type Props = {
  module: AnyModule;
  id: string;
  /** By the command's name. */
  extras?: Readonly<Record<string, CommandExtras>>;
  /** Only what can be done now: what a person never may is not told. */
  legalOnly?: boolean;
};

export function CommandBar({ module, id, extras = {}, legalOnly = false }: Props) {
  const record = useRecord(module, id);
  const words = useWords(module.resource);
  const offered = useCommands(module, record);
  const { t } = useTranslation('form');
  const [chosen, setChosen] = useState<string | null>(null);
  if (!record) return null;
  const legal = offered.filter(({ hindered }) => !hindered);
  const hindered = legalOnly ? [] : offered.filter((one) => one.hindered);
  return (
    <div className={css.bar} role="group" aria-label={t('commands.label')}>
      {legal.map(({ name, command }) => (
        <Button key={name} variant="outlined" color={command.tone === 'danger' ? 'error' : 'primary'} onClick={() => setChosen(name)}>
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
