/** A form that makes or changes a record, whole. It takes a module and descriptions of its fields, and names no resource. */
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { lazy, Suspense, useEffect, useId, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { sentence } from '#shared/errors';
import { useAppDispatch } from '../../store/hooks';
import type { Row } from '../../services/outcome';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { NothingFoundIcon } from '../../ui/icons';
import { PageHeader } from '../../ui/PageHeader';
import { FormSkeleton } from '../../ui/Skeletons';
import { useLanguage } from '../../ui/useLanguage';
import { useRecord, useRequest, type AnyModule } from '../anyModule';
import { newId } from '../ids';
import { WhyButton } from '../WhyButton';
import { FieldList } from './FieldList';
import type { FormField } from './fields';
import css from './form.module.css';
import { FormNotices } from './FormNotices';
import { LeaveGuard } from './LeaveGuard';
import { SaveBar } from './SaveBar';
import { useRecordForm, type Given } from './useRecordForm';

/** Rare: fetched when two people met. */
const ConflictDialog = lazy(() =>
  import(/* webpackChunkName: "conflict-dialog" */ './ConflictDialog').then((chunk) => ({ default: chunk.ConflictDialog })),
);

type Props = {
  module: AnyModule;
  /** The record to change; without one, the form makes one. */
  id?: string | undefined;
  words: { readonly add: string; readonly edit: string; readonly purpose: string };
  /** The same array each time, until the language changes. */
  fields: readonly FormField[];
  /** The path of the list. */
  list: string;
  /** What a new record starts with. */
  given?: Given | undefined;
  /** Beside the title: what the record is, and what else can be done with it. */
  badge?: ReactNode;
  /** Beside the form, under a tab of its own: what became of the record so far. */
  history?: ComponentType<{ module: AnyModule; id: string }> | undefined;
};

/** The list as the person left it, when they came from there. */
const useBack = (list: string): string => {
  const state = useLocation().state as { back?: unknown } | null;
  return typeof state?.back === 'string' && state.back.startsWith(list) ? state.back : list;
};

const useSaveKey = (save: () => void) => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      // A dialog stands in front: the key means the form in it, if there is one.
      const dialog = event.target instanceof Element ? event.target.closest('[role="dialog"], [role="alertdialog"]') : null;
      if (dialog) dialog.querySelector('form')?.requestSubmit();
      else save();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
};

function RecordForm({
  module,
  id,
  record,
  fields,
  back,
  given,
}: {
  module: AnyModule;
  id: string;
  record: Row | undefined;
  fields: readonly FormField[];
  back: string;
  given?: Given | undefined;
}) {
  const form = useRecordForm({ module, id, record, fields, back, given });
  const { formik } = form;
  useSaveKey(() => {
    if (!formik.isSubmitting && (form.dirty || form.isNew)) void formik.submitForm();
  });
  return (
    <form className={css.page} onSubmit={formik.handleSubmit} noValidate aria-busy={formik.isSubmitting}>
      <FormNotices form={form} ids={module.name} fields={fields} back={back} />
      <div className={css.card}>
        <FieldList
          form={module.name}
          resource={module.resource}
          fields={fields}
          values={formik.values}
          problems={form.problems}
          onChange={form.change}
          onBlur={form.blur}
        />
      </div>
      <SaveBar form={form} fields={fields} back={back} />
      <LeaveGuard wouldLose={form.wouldLose} onLeave={form.dropDraft} />
      {form.conflict && (
        <Suspense fallback={null}>
          <ConflictDialog resource={module.resource} fields={fields} form={form} conflict={form.conflict} />
        </Suspense>
      )}
    </form>
  );
}

/** Asks for the record; until it is here, its place is held, and if it doesn't come, says why. */
function LoadedForm({ module, id, fields, back }: { module: AnyModule; id: string; fields: readonly FormField[]; back: string }) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const record = useRecord(module, id);
  const { failed, errors } = useRequest(module, id);
  useEffect(() => void dispatch(module.actions.get(id)), [dispatch, module, id]);
  const [shown, setShown] = useState(false);
  if (record && !shown) setShown(true);
  // Once the form is open it stays: a record that is deleted meanwhile must not take along what is typed.
  if (shown) return <RecordForm module={module} id={id} record={record} fields={fields} back={back} />;
  const [problem] = errors;
  if (failed !== 'get' || !problem)
    return (
      <div className={`${css.page} ${css.card}`}>
        <FormSkeleton fields={Math.min(fields.length, 6)} />
      </div>
    );
  if (problem.code === 'resource.missing')
    return (
      <EmptyState
        icon={NothingFoundIcon}
        title={t('missing')}
        message={t('missingMessage')}
        action={
          <Button variant="contained" component={Link} to={back}>
            {t('back')}
          </Button>
        }
      />
    );
  return (
    <ErrorState
      message={sentence(problem.code, language, problem.meta)}
      offline={problem.code === 'network'}
      onRetry={() => void dispatch(module.actions.get(id))}
      more={<WhyButton problem={problem} />}
    />
  );
}

/** The form, and beside it the record's history when there is one to show. The form stays as it is while it is not looked at. */
function Tabbed({ module, id, history: History, children }: Pick<Props, 'module' | 'history'> & { id: string; children: ReactNode }) {
  const { t } = useTranslation('form');
  const [tab, setTab] = useState<'form' | 'history'>('form');
  const [name, form, past] = [useId(), useId(), useId()];
  if (!History) return children;
  return (
    <>
      <Tabs value={tab} onChange={(_, chosen: typeof tab) => setTab(chosen)} aria-label={t('tabs.label')} sx={{ mb: 2 }}>
        <Tab value="form" label={t('tabs.form')} id={`${name}-form`} aria-controls={form} />
        <Tab value="history" label={t('tabs.history')} id={`${name}-history`} aria-controls={past} />
      </Tabs>
      <div role="tabpanel" id={form} aria-labelledby={`${name}-form`} hidden={tab !== 'form'}>
        {children}
      </div>
      <div role="tabpanel" id={past} aria-labelledby={`${name}-history`} hidden={tab !== 'history'}>
        {tab === 'history' && <History module={module} id={id} />}
      </div>
    </>
  );
}

export function ManagedForm({ module, id, words, fields, list, given, badge, history }: Props) {
  const back = useBack(list);
  const [fresh] = useState(newId);
  return (
    <>
      <PageHeader title={id ? words.edit : words.add} purpose={words.purpose} badge={badge} />
      {id ? (
        <Tabbed module={module} id={id} history={history}>
          <LoadedForm key={id} module={module} id={id} fields={fields} back={back} />
        </Tabbed>
      ) : (
        <RecordForm module={module} id={fresh} record={undefined} fields={fields} back={back} given={given} />
      )}
    </>
  );
}
