/** Items of a menu for the commands that cannot be given now, each with the reason. */
import MenuItem from '@mui/material/MenuItem';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { ResourceTexts } from '../../words';
import type { OfferedCommand } from './useCommands';

const look = {
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '2px',
  maxWidth: 360,
  whiteSpace: 'normal',
  color: 'var(--muted)',
};

type Props = {
  readonly words: Pick<ResourceTexts, 'commands' | 'choices'>;
  /** The attribute that holds the state. */
  readonly states: string;
  readonly offered: readonly OfferedCommand[];
  readonly t: TFunction<'form'>;
  readonly onClose: () => void;
};

/** Called as a function: the keyboard walks only through items that a menu has as its own children. */
export const hinderedItems = ({ words, states, offered, t, onClose }: Props): ReactNode[] =>
  offered.flatMap(({ name, hindered }) => {
    if (!hindered) return [];
    const why =
      hindered.why === 'state'
        ? t('commands.notInState', { state: words.choices[states]?.[hindered.state] ?? hindered.state })
        : t('commands.notPermitted', { permission: hindered.permission });
    return [
      <MenuItem key={name} aria-disabled="true" sx={look} onClick={onClose}>
        <span>{words.commands[name]!.label}</span>
        <small>{why}</small>
      </MenuItem>,
    ];
  });
