/** The commands that a person may give to the selected rows of a list, as a menu. */
import Button from '@mui/material/Button';
import { Suspense, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commandRule } from '#shared/kit/commands';
import type { AnyModule } from '../../anyModule';
import type { CommandTexts } from '../../words';
import { useWords } from '../../useWords';
import type { Chosen } from '#client/services/serviceResults';
import { useAppSelector } from '#client/store/hooks';
import { me } from '#client/store/session/me';
import { part } from '#client/ui/lazyPart';
import { useOpened } from '#client/ui/prefetch';
import { BulkMenu } from './lazyMenus';

const BulkDialog = part(
  () => import(/* webpackChunkName: "bulk-dialog" */ './BulkDialog').then((chunk) => ({ default: chunk.BulkDialog })),
  { place: 'over' },
);

/** The names of the commands that this person may give to some record at least, and that no date gives. */
const useGivable = ({ resource }: AnyModule): readonly string[] => {
  const actor = useAppSelector(me.selectors.actor);
  return useMemo(
    () =>
      Object.entries(resource.commands).flatMap(([name, command]) =>
        !command.byClock && !command.blind && commandRule(resource, command)(actor) !== false ? [name] : [],
      ),
    [resource, actor],
  );
};

type Props = { module: AnyModule; chosen: Chosen; count: number };

type MenuProps = { names: readonly string[]; words: Readonly<Record<string, CommandTexts>>; onChoose: (name: string) => void };

function CommandMenu({ names, words, onChoose }: MenuProps) {
  const { t } = useTranslation('form');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menu = useId();
  const opened = useOpened(anchor !== null);
  const choose = (name: string) => {
    setAnchor(null);
    onChoose(name);
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menu : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('commands.menu')}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <BulkMenu id={menu} anchor={anchor} names={names} words={words} onChoose={choose} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}

export function BulkCommands({ module, chosen, count }: Props) {
  const { commands } = useWords(module.resource);
  const names = useGivable(module);
  // What is chosen in the list meanwhile is not meant.
  const [asked, setAsked] = useState<{ name: string; chosen: Chosen; count: number } | null>(null);
  if (!names.length) return null;
  return (
    <>
      <CommandMenu names={names} words={commands} onChoose={(name) => setAsked({ name, chosen, count })} />
      {asked && (
        <Suspense fallback={null}>
          <BulkDialog
            module={module}
            name={asked.name}
            words={commands[asked.name]!}
            chosen={asked.chosen}
            count={asked.count}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  );
}
