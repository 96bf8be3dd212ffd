/** What can be done with a visit on the queue page: what is given by one press as buttons, everything that is possible in a menu. */
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import { useRequest, type AnyModule } from '#client/kit/anyModule';
import { useCommandChoice } from '#client/kit/resource/commands/useCommandChoice';
import { useCommands } from '#client/kit/resource/commands/useCommands';
import { pathsOf } from '#client/kit/resource/paths';
import { nounIn } from '#client/kit/nouns';
import { useWords } from '#client/kit/useWords';
import { MoreIcon } from '#client/ui/icons';
import { useLanguage } from '#client/ui/useLanguage';
import * as modules from '../../modules';
import { usePrintedTicket } from './Ticket';

export const visits = modules.visit as unknown as AnyModule;

type Name = keyof typeof modules.visit.resource.commands;

const useLegal = (visit: Visit) => useCommands(visits, visit).filter(({ hindered }) => !hindered);

type PressProps = { visit: Visit; name: Name; label?: string; main?: boolean };

/** A button of one command; nothing where it cannot be given. */
export function Press({ visit, name, label, main = false }: PressProps) {
  const { choose, dialog } = useCommandChoice(visits, visit);
  const { commands } = useWords(modules.visit.resource);
  const isLegal = useLegal(visit).some((one) => one.name === name);
  const { busy } = useRequest(visits, visit.id);
  return (
    <>
      {isLegal && (
        <Button variant={main ? 'contained' : 'outlined'} disabled={busy !== null} onClick={() => choose(name)}>
          {label ?? commands[name]!.label}
        </Button>
      )}
      {dialog}
    </>
  );
}

export function VisitMenu({ visit }: { visit: Visit }) {
  const { t } = useTranslation(['queue', 'common']);
  const { commands } = useWords(modules.visit.resource);
  const noun = nounIn(modules.visit.resource.noun, useLanguage());
  const legal = useLegal(visit);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { print, paper } = usePrintedTicket(visit);
  const { choose, dialog } = useCommandChoice(visits, visit);
  /** The menu closes before what it opens is there. */
  const after = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <IconButton
        aria-label={t('queue:actions', { name: visit.queue_no ?? '' })}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon size={20} aria-hidden="true" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem component={Link} to={pathsOf('visit').show!(visit.id)}>
          {noun.One}
        </MenuItem>
        {visit.status === 'antri' && <MenuItem onClick={after(print)}>{t('queue:printTicket')}</MenuItem>}
        {legal.map(({ name }) => (
          <MenuItem key={name} onClick={after(() => choose(name))}>
            {commands[name]!.label}
          </MenuItem>
        ))}
      </Menu>
      {paper}
      {dialog}
    </>
  );
}
