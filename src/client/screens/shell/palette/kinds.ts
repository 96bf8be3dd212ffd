/** The records that the palette searches: by what they are found, and where a choice of one leads. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../../store/hooks';
import { may } from '../../../store/access';
import { modules } from '../../../store/modules';
import { CategoryIcon, ItemIcon, RoleIcon, TagIcon, UsersIcon, type Icon } from '../../../ui/icons';
import type { AnyModule } from '../../../kit/anyModule';
import { paths } from '../../usman/paths';

const names = ['item', 'category', 'tag', 'user', 'role'] as const;
type Name = (typeof names)[number];

const icons: Readonly<Record<Name, Icon>> = { item: ItemIcon, category: CategoryIcon, tag: TagIcon, user: UsersIcon, role: RoleIcon };

export type Kind = {
  readonly name: Name;
  readonly module: AnyModule;
  readonly label: string;
  readonly icon: Icon;
  /** Its own page for whoever may open that, else its list, searched for its name. */
  readonly pathOf: (id: string, called: string) => string;
};

const someId = '00000000-0000-7000-8000-000000000000';

/** Those whose lists this person may read and open. */
export const useKinds = (mayOpen: (path: string) => boolean): readonly Kind[] => {
  const { t } = useTranslation('shell');
  const readable = useAppSelector((state) => names.filter((name) => may(state, name, 'list')).join(' '));
  return useMemo(
    () =>
      names.flatMap((name): Kind[] => {
        const { list, edit } = paths[name];
        if (!readable.split(' ').includes(name) || !mayOpen(list)) return [];
        const opens = mayOpen(edit(someId));
        const pathOf = (id: string, called: string) => (opens ? edit(id) : `${list}?q=${encodeURIComponent(called)}`);
        return [{ name, module: modules[name] as unknown as AnyModule, label: t(`records.${name}`), icon: icons[name], pathOf }];
      }),
    [readable, mayOpen, t],
  );
};
