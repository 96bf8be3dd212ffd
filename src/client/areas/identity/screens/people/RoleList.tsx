/** The list of roles. */
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { moment, title, words } from '#client/kit/grid/columns';
import { figure } from '#client/kit/grid/numberColumns';
import { ManagedGrid } from '#client/kit/grid/ManagedGrid';
import type { Replacement } from '#client/kit/grid/useDeletion';
import { useCan } from '#client/store/access';
import { useWords } from '#client/kit/useWords';
import * as modules from '../../modules';
import { CompareIcon, RoleIcon } from '#client/ui/icons';
import { part } from '#client/ui/lazyPart';
import { isSystem } from './isSystem';
import { Mark } from './NameBadge';
import { pathsOf } from '#client/kit/resource/paths';
import { useManagesAll } from './useManagesAll';
import { comparePath, copyPath } from './rolePages';

const useColumns = () => {
  const { t } = useTranslation('people');
  const texts = useWords(modules.role.resource);
  return useMemo(
    () => [
      title({
        field: 'name',
        label: texts.columns.name,
        mark: (role) => isSystem(role) && <Mark>{t('role.system')}</Mark>,
        resource: modules.role.resource,
      }),
      words({ field: 'description', label: texts.columns.description, width: 200, grow: 3 }),
      figure({ field: 'users_count', label: texts.columns.users_count, width: 112 }),
      figure({ field: 'permissions_count', label: texts.columns.permissions_count, width: 88 }),
      moment({ field: 'created_at', label: texts.columns.created_at }),
    ],
    [t, texts],
  );
};

const useLinks = () => {
  const { t } = useTranslation('people');
  const mayAdd = useCan('role', 'add');
  const ofPlatform = useManagesAll();
  return useMemo(() => {
    const copy = { label: t('role.duplicate'), to: copyPath };
    const compare = {
      label: t('role.compare'),
      to: (left: string) => comparePath({ left }),
    };
    const people = {
      label: t('role.people'),
      to: (role: string) => `${pathsOf('membership').list}?${new URLSearchParams({ role })}`,
    };
    return [...(mayAdd ? [copy] : []), ofPlatform ? compare : people];
  }, [t, mayAdd, ofPlatform]);
};

/** People who hold a role get another one when it is deleted. Rule: ROL-9. */
const replacement: Replacement = {
  isUsed: (role) => Number(role['users_count']) > 0,
  Dialog: part(() => import(/* webpackChunkName: "replace-role" */ './ReplaceRole').then((chunk) => ({ default: chunk.ReplaceRole }))),
  done: 'people:role.replaced',
};

export function RoleList() {
  const { t } = useTranslation('people');
  const texts = useWords(modules.role.resource);
  const ofPlatform = useManagesAll();
  const mayEdit = useCan('role', 'update');
  const paths = pathsOf('role');
  return (
    <ManagedGrid
      module={modules.role}
      icon={RoleIcon}
      words={texts.list}
      columns={useColumns()}
      menuLinks={useLinks()}
      stays={isSystem}
      replacement={replacement}
      more={
        ofPlatform && (
          <Button variant="outlined" component={Link} to={comparePath()} startIcon={<CompareIcon size={18} aria-hidden="true" />}>
            {t('role.compare')}
          </Button>
        )
      }
      {...paths}
      // Who makes roles for a client also reads what the built-in ones may do.
      {...(mayEdit && !ofPlatform && { open: paths.edit })}
    />
  );
}
