/** The trash: what was deleted and can still come back. */
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '#client/services/serviceResults';
import { moment, related, title, words } from '#client/kit/grid/columns';
import { figure } from '#client/kit/grid/numberColumns';
import { useKindNames } from '#client/kit/useKindNames';
import { ManagedGrid } from '#client/kit/grid/ManagedGrid';
import { useAppDispatch } from '#client/store/hooks';
import { modules as identity } from '../../identity';
import * as modules from '../modules';
import { moduleNamed } from '#client/storeKit/moduleRegistry';
import { DeleteIcon, RestoreIcon } from '#client/ui/icons';

const useColumns = () => {
  const { t } = useTranslation('audit');
  const kinds = useKindNames('name');
  return useMemo(
    () => [
      title({ field: 'label', label: t('trash.fields.label'), unnamed: ({ label }) => (label ? undefined : t('unseen')) }),
      words({ field: 'resource', label: t('trash.fields.resource'), width: 120, grow: 1, options: kinds }),
      figure({ field: 'count', label: t('trash.fields.count') }),
      related({ field: 'actor', label: t('trash.fields.actor'), module: identity.user }),
      moment({ field: 'created_at', label: t('trash.fields.created_at') }),
      moment({ field: 'expires_at', label: t('trash.fields.expires_at') }),
    ],
    [t, kinds],
  );
};

const useFilters = () => {
  const { t } = useTranslation('audit');
  const kinds = useKindNames('name');
  return useMemo(
    () => [
      { field: 'resource', label: t('trash.fields.resource'), options: kinds },
      { field: 'actor', label: t('trash.fields.actor'), module: identity.user },
      { field: 'created_at', label: t('trash.fields.created_at') },
    ],
    [t, kinds],
  );
};

/** Brings back what a row holds. */
const useRestore = () => {
  const { t } = useTranslation('audit');
  const dispatch = useAppDispatch();
  return useCallback(
    ({ id, resource, label }: Row) => {
      const restore = moduleNamed(String(resource))?.actions.restore;
      if (restore)
        dispatch(restore(id, { notify: 'audit:trash.restored', values: { name: String(label ?? t('unseen')) } }, { refresh: true }));
    },
    [dispatch, t],
  );
};

export function TrashList() {
  const { t } = useTranslation('audit');
  const restore = useRestore();
  const button = useMemo(() => {
    const of = ({ label }: Row) => t('trash.restoreOne', { name: label ?? t('unseen') });
    return { icon: RestoreIcon, label: t('trash.restore'), of, onAct: restore };
  }, [t, restore]);
  return (
    <ManagedGrid
      module={modules.trash}
      icon={DeleteIcon}
      words={t('trash', { returnObjects: true })}
      columns={useColumns()}
      filters={useFilters()}
      button={button}
    />
  );
}
