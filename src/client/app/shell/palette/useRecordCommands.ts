/** The commands of the record whose page is open, as entries of the palette: those that can be given now. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { wordsFor } from '#shared/kit/pageWords';
import { nameOf } from '#client/kit/anyModule';
import { useAppSelector } from '#client/store/hooks';
import { useCommands } from '#client/kit/resource/commands/useCommands';
import type { Entry } from './entries';
import type { Kind } from './kinds';
import { kindAt } from './useRecent';

export const useRecordCommands = (kinds: readonly Kind[]): readonly Entry[] => {
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const at = kindAt(pathname, kinds);
  const kind = at?.kind;
  const record = useAppSelector((state) => at && at.kind.module.selectors.byId(state, at.id));
  const offered = useCommands(kind?.module, record);
  return useMemo(() => {
    if (!kind || !record) return [];
    return offered
      .filter(({ hindered }) => !hindered)
      .map(({ name }) => ({
        key: `command:${record.id}:${name}`,
        // Its page is open, so its words are here.
        label: i18n.t(`${wordsFor(kind.name)}:commands.${name}.label` as never) as string,
        hint: nameOf(kind.module, record),
        icon: kind.icon,
        run: () => void navigate(pathname, { replace: true, state: { command: name } }),
      }));
  }, [kind, record, offered, i18n, navigate, pathname]);
};
