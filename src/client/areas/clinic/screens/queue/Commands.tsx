/** What can be done with a visit on the queue page: what is given by one press as buttons, everything that is possible in a menu. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import { useRequest, type AnyModule } from '#client/kit/anyModule';
import { useCommandChoice } from '#client/kit/resource/commands/useCommandChoice';
import { useCommands } from '#client/kit/resource/commands/useCommands';
import { pathsOf } from '#client/kit/resource/paths';
import { nounIn } from '#client/kit/nouns';
import { useWords } from '#client/kit/useWords';
import { ActionMenu } from '#client/ui/ActionMenu';
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
  const { print, paper } = usePrintedTicket(visit);
  const { choose, dialog } = useCommandChoice(visits, visit);
  const actions = [
    { label: noun.One, to: pathsOf('visit').show!(visit.id) },
    ...(visit.status === 'antri' ? [{ label: t('queue:printTicket'), press: print }] : []),
    ...legal.map(({ name }) => ({ label: commands[name]!.label, press: () => choose(name) })),
  ];
  return (
    <>
      <ActionMenu label={t('queue:actions', { name: visit.queue_no ?? '' })} actions={actions} size="medium" />
      {paper}
      {dialog}
    </>
  );
}
