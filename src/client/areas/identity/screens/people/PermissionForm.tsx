/** The form that adds or edits a permission; of a built-in one, what it is for and who holds it. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { FormField } from '#client/kit/form/fields';
import { ManagedForm } from '#client/kit/form/ManagedForm';
import { useAppSelector } from '#client/store/hooks';
import { useWords } from '#client/kit/useWords';
import * as modules from '../../modules';
import { useHistory } from '#client/kit/history/history';
import { Mark } from './NameBadge';
import { pathsOf } from '#client/kit/resource/paths';
import { usePermissionWords } from './permissionWords';

const useFields = (system: boolean): readonly FormField[] => {
  const { t } = useTranslation('people');
  const texts = useWords(modules.permission.resource);
  const { resources, actions } = usePermissionWords();
  return useMemo(() => {
    const fixed = (name: 'name' | 'resource' | 'action') => ({
      name,
      label: texts.fields[name],
      help: texts.help[name],
      locked: system ? t('permission.fixed') : undefined,
    });
    return [
      fixed('name'),
      { ...fixed('resource'), options: resources },
      { ...fixed('action'), options: actions },
      { name: 'label', label: texts.fields.label, help: texts.help.label },
      { name: 'description', label: texts.fields.description },
      { name: 'roles', label: texts.fields.roles, module: modules.role },
    ];
  }, [t, texts, system, resources, actions]);
};

export function PermissionForm() {
  const { t } = useTranslation('people');
  const texts = useWords(modules.permission.resource);
  const { id } = useParams();
  const system = useAppSelector((state) => (id === undefined ? undefined : modules.permission.selectors.byId(state, id)))?.system ?? false;
  return (
    <ManagedForm
      module={modules.permission}
      id={id}
      history={useHistory()}
      words={texts.form}
      fields={useFields(system)}
      list={pathsOf('permission').list}
      badge={system && <Mark>{t('role.system')}</Mark>}
    />
  );
}
