/** The commands of a row of a list: a button in the row that opens them as a menu, which is fetched after the list. */
import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyModule } from '../../anyModule';
import type { RowLink } from '../../grid/RowActions';
import type { Row } from '#client/services/serviceResults';
import { MoreIcon } from '#client/ui/icons';
import { useLater } from '#client/ui/prefetch';
import { loadMenus, RowMenu } from './lazyMenus';
import type { Opened } from './RowMenu';

const none: readonly RowLink[] = [];

/** @returns the links for the rows, the same array until the language changes, and what is open */
export function useRowCommands(module: AnyModule): { readonly links: readonly RowLink[]; readonly open: ReactNode } {
  const { t } = useTranslation('form');
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const hasCommands = Object.keys(module.resource.commands).length > 0;
  useLater(hasCommands ? loadMenus : undefined);
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
  const open = opened && (
    <Suspense fallback={null}>
      <RowMenu key={opened.id} module={module} opened={opened} onClose={close} />
    </Suspense>
  );
  return { links, open };
}
