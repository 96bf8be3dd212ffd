/** The pages that the person may open, for the command palette and the quick menu; made from the route rows. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { routeAt } from '#shared/routes';
import type { Places } from './shell/palette/entries';
import { PageIcon } from '../ui/icons';
import { admit } from './guards';
import { useLanguage } from '../ui/useLanguage';
import { groupTitle, isInMenu } from './navigation';
import { lineage, menuOf, titleOf } from './pageMeta/dashboard';
import { rowNamed, rows, type Row } from './routes';
import { useGuardContext } from './routeContext';

/** Pages of modules to come can't add anything yet. */
const adds = ({ name, chunk }: Row): boolean => name.endsWith('Add') && chunk !== 'module-page';

/** A page without an icon of its own has that of the page above it. */
const iconOf = (row: Row) =>
  lineage(row)
    .flatMap((one) => menuOf(one)?.icon ?? [])
    .at(-1) ?? PageIcon;

export const useNavigationTargets = (): Places => {
  const { t } = useTranslation();
  const language = useLanguage();
  const guardContext = useGuardContext();
  return useMemo(() => {
    const entryOf = (row: Row) => {
      const place = menuOf(row);
      const group = place?.within ?? (place && groupTitle(place.group));
      return {
        key: row.name,
        label: titleOf(row, t, language, guardContext.actor),
        icon: iconOf(row),
        to: row.path,
        ...(group && { hint: t(group) }),
      };
    };
    return {
      pages: rows.filter((row) => isInMenu(row, guardContext)).map(entryOf),
      adding: rows.filter((row) => adds(row) && admit(row.guard, guardContext, row.scope) === 'ok').map(entryOf),
      mayOpen: (path) => {
        const row = rowNamed(routeAt(path)?.name ?? '');
        return row !== undefined && admit(row.guard, guardContext, row.scope) === 'ok';
      },
    };
  }, [guardContext, t, language]);
};
