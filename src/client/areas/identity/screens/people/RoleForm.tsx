/** The form that adds or edits a role; also one that starts as a copy of another. */
import Button from '@mui/material/Button';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import { roleCalled } from '#shared/areas/identity/domain/roleNames';
import type { Role } from '#shared/areas/identity/resources/role';
import { useRequest } from '#client/kit/anyModule';
import { ManagedForm } from '#client/kit/form/ManagedForm';
import { useCan } from '#client/store/access';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { useWords } from '#client/kit/useWords';
import * as modules from '../../modules';
import { EmptyState } from '#client/ui/EmptyState';
import { CopyIcon, NothingFoundIcon } from '#client/ui/icons';
import { PageHeader } from '#client/ui/PageHeader';
import { FormSkeleton } from '#client/ui/Skeletons';
import { useLanguage } from '#client/ui/useLanguage';
import { ViewAsButton } from '../access/ViewAsButton';
import { useHistory } from '#client/kit/history/history';
import { Mark } from './NameBadge';
import { pathsOf } from '#client/kit/resource/paths';
import { copyPath, idIn } from './rolePages';
import { useManagesAll } from './useManagesAll';
import { useRoleFields, useShownFields } from './useRoleFields';

/** What a copy of a role starts with. */
const useCopy = (role: Role | undefined) => {
  const { t } = useTranslation('people');
  const language = useLanguage();
  return useMemo(() => {
    if (!role) return undefined;
    const { id, description, two_step_required, permissions } = role;
    const name = role.system ? roleCalled(role.name, language) : role.name;
    const max = modules.role.resource.attributes.name.max;
    return { from: id, values: { name: t('role.copyName', { name }).slice(0, max), description, two_step_required, permissions } };
  }, [role, t, language]);
};

function EditForm({ id }: { id?: string }) {
  const { t } = useTranslation('people');
  const texts = useWords(modules.role.resource);
  const role = useAppSelector((state) => (id === undefined ? undefined : modules.role.selectors.byId(state, id)));
  const mayAdd = useCan('role', 'add');
  // Only an admin looks around as another role.
  const ofPlatform = useManagesAll();
  const onlyShown = !useCan('role', 'update', role);
  const badge = role && (
    <>
      {role.system && <Mark>{t('role.system')}</Mark>}
      {mayAdd && (
        <Button size="small" component={Link} to={copyPath(role.id)} startIcon={<CopyIcon size={16} aria-hidden="true" />}>
          {t('role.duplicate')}
        </Button>
      )}
      {ofPlatform && <ViewAsButton id={role.id} name={role.name} />}
    </>
  );
  const fields = useRoleFields(role);
  const shown = useShownFields(role ?? { name: '' });
  const history = useHistory();
  const { form } = texts;
  return (
    <ManagedForm
      module={modules.role}
      id={id}
      history={onlyShown ? undefined : history}
      words={onlyShown ? { ...form, edit: t('role.shown'), purpose: t('role.shownPurpose') } : form}
      fields={onlyShown ? shown : fields}
      list={pathsOf('role').list}
      badge={badge}
    />
  );
}

/** The role to be copied is asked for first; a copy of nothing says so. */
function CopyForm({ from }: { from: string }) {
  const { t } = useTranslation('people');
  const texts = useWords(modules.role.resource);
  const dispatch = useAppDispatch();
  const words = texts.form;
  const fields = useRoleFields(undefined);
  useEffect(() => void dispatch(modules.role.actions.get(from)), [dispatch, from]);
  const given = useCopy(useAppSelector((state) => modules.role.selectors.byId(state, from)));
  const { failed } = useRequest(modules.role, from);
  if (given) return <ManagedForm module={modules.role} words={words} fields={fields} list={pathsOf('role').list} given={given} />;
  return (
    <>
      <PageHeader title={words.add} purpose={words.purpose} />
      {failed ? (
        <EmptyState
          icon={NothingFoundIcon}
          title={t('role.copyMissing')}
          message={t('role.copyMissingMessage')}
          action={
            <Button variant="contained" component={Link} to={pathsOf('role').add}>
              {words.add}
            </Button>
          }
        />
      ) : (
        <FormSkeleton fields={fields.length} />
      )}
    </>
  );
}

export function RoleForm() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const from = id === undefined ? idIn(search, 'from') : null;
  if (from) return <CopyForm key={from} from={from} />;
  return <EditForm key={id ?? 'new'} {...(id !== undefined && { id })} />;
}
