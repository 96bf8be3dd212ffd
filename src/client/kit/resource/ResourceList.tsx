/** The list of a resource that needs nothing beyond its declaration. */
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResourceName } from '#shared/areas/resources';
import type { Resource } from '#shared/kit/resource';
import { useAppSelector } from '../../store/hooks';
import { me } from '../../store/session/me';
import { useLanguage } from '../../ui/useLanguage';

import type { OwnColumns } from '../grid/declaredColumns';
import { ManagedGrid } from '../grid/ManagedGrid';
import type { Chosen, Row } from '../../services/serviceResults';
import { loadedModule } from '#client/storeKit/moduleRegistry';
import { iconOf } from '../../ui/resourceIcons';
import { BulkCommands } from './commands/BulkCommands';
import { pathsOf } from './paths';
import { screenOf } from './screenOf';
import { useDeclaredList } from './useDeclaredList';

type Props = {
  name: ResourceName;
  /** Columns that a screen makes itself; the same object each time. */
  own?: OwnColumns;
  /** Next to the button that adds. */
  more?: ReactNode;
  /** Above the list: links to what people look for most often. */
  saved?: ReactNode;
  /** What the list is for, where the person sees it from another side than most. */
  purpose?: string | undefined;
  /** Whether this row cannot be deleted, in addition to the states in which no row can be; the same function each time. */
  stays?: (row: Row) => boolean;
};

/** What the list is called for those who see every record; undefined where it is called alike for everyone. */
const useAllTitle = ({ pages, access }: Resource): string | undefined => {
  const { t } = useTranslation();
  const language = useLanguage();
  const actor = useAppSelector(me.selectors.actor);
  return pages?.allTitle && access.list?.(actor) === true ? t('pattern.page', { Several: pages.allTitle[language] }) : undefined;
};

export function ResourceList({ name, own, more, saved, purpose, stays }: Props) {
  const module = loadedModule(name);
  const declared = useDeclaredList(name, own);
  const title = useAllTitle(module.resource);
  const bulk = useCallback((chosen: Chosen, count: number) => <BulkCommands module={module} chosen={chosen} count={count} />, [module]);
  const { show, ...pages } = useMemo(() => pathsOf(name), [name]);
  const { states } = module.resource;
  const isKept = useCallback(
    (row: Row) => (states !== undefined && !states.destroy.includes(String(row[states.field]))) || stays?.(row) === true,
    [states, stays],
  );
  const hasCommands = Object.keys(module.resource.commands).length > 0;
  return (
    <ManagedGrid
      module={module}
      icon={iconOf(name)}
      {...declared}
      words={{ ...declared.words, ...(purpose !== undefined && { purpose }), ...(title !== undefined && { title }) }}
      {...pages}
      {...(show && { open: show })}
      more={more}
      saved={saved}
      stays={isKept}
      bulk={hasCommands ? bulk : undefined}
    />
  );
}

export const listOf = screenOf(ResourceList);
