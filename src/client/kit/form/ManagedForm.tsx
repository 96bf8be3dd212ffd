/** A form that makes or changes a record, whole. It takes a module and descriptions of its fields, and names no resource. */
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useCallback, useId, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { withPresence } from '#shared/live';
import type { Row } from '../../services/serviceResults';
import { PageHeader } from '../../ui/PageHeader';
import { FormSkeleton } from '../../ui/Skeletons';
import { LivePresence } from '../LivePresence';
import type { AnyModule } from '../anyModule';
import { newId } from '../../storeKit/ids';
import { RecordPage } from '../RecordPage';
import { NeighbourButtons } from '../resource/neighbours/NeighbourButtons';
import { pathsOf, recordPath } from '../resource/paths';
import { useCan } from '../../store/access';
import { FieldList } from './FieldList';
import type { FormField, FormSummary } from './fields';
import css from './form.module.css';
import { FormNotices } from './FormNotices';
import { LateConflict } from './LateConflict';
import { LeaveGuard } from './LeaveGuard';
import { SaveBar } from './SaveBar';
import type { Given } from './recordWork';
import { useRecordForm } from './useRecordForm';
import { useSaveKey } from './useSaveKey';
import { Warnings } from './Warnings';

type Props = {
  module: AnyModule;
  /** The record to change; without one, the form makes one. */
  id?: string | undefined;
  words: { readonly add: string; readonly edit: string; readonly purpose: string; readonly save?: string };
  /** The same array each time, until the language changes. */
  fields: readonly FormField[];
  /** The path of the list. */
  list: string;
  /** What a new record starts with. */
  given?: Given | undefined;
  /** Under the fields: what follows from them while they are typed. */
  Summary?: FormSummary | undefined;
  /** The name of the field that the `Summary` stands directly under, instead of under all. */
  summaryUnder?: string | undefined;
  /** Next to the title: what the record is, and what else can be done with it. */
  badge?: ReactNode;
  /** Under the title: what else can be done with the record. */
  actions?: ReactNode;
  /** Next to the form, under a tab of its own: what became of the record so far. */
  history?: ComponentType<{ module: AnyModule; id: string }> | undefined;
};

/** The page that they came from as they left it; else the record's own page, for anyone who may read it, and the list where it has none. */
const useBack = (module: AnyModule, list: string, id: string | undefined): string => {
  const state = useLocation().state as { back?: unknown } | null;
  const reads = useCan(module.name, 'get');
  if (typeof state?.back === 'string') return state.back;
  return id !== undefined && reads && module.resource.pages?.show ? recordPath(module.name, id) : list;
};

function RecordForm({
  module,
  id,
  record,
  fields,
  back,
  after = back,
  given,
  Summary,
  summaryUnder,
  save,
}: {
  module: AnyModule;
  id: string;
  record: Row | undefined;
  fields: readonly FormField[];
  back: string;
  /** Where to go when all is saved. */
  after?: string;
  given?: Given | undefined;
  Summary?: FormSummary | undefined;
  summaryUnder?: string | undefined;
  save?: string | undefined;
}) {
  const form = useRecordForm({ module, id, record, fields, back: after, given });
  const { formik } = form;
  const summary = Summary && <Summary values={formik.values} record={record} onChange={form.change} />;
  useSaveKey(() => {
    if (!formik.isSubmitting && (form.dirty || form.isNew)) void formik.submitForm();
  });
  return (
    <form
      className={css.page}
      data-wide={fields.some(({ lines }) => lines) || undefined}
      onSubmit={formik.handleSubmit}
      noValidate
      aria-busy={formik.isSubmitting}
    >
      {withPresence.has(module.name) && !form.isNew && (
        <LivePresence type={module.resource.type} id={id} mode={form.dirty ? 'writing' : 'reading'} />
      )}
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
          record={form.isNew ? undefined : { id, isUploading: form.uploading }}
          under={summaryUnder === undefined ? undefined : { field: summaryUnder, content: summary }}
        />
        {summaryUnder === undefined && summary}
      </div>
      {fields.some(({ locked }) => locked === undefined) && <SaveBar form={form} fields={fields} back={back} save={save} />}
      <LeaveGuard wouldLose={form.wouldLose} onLeave={form.dropDraft} />
      <Warnings warnings={form.warnings} onSave={(reason) => void form.confirm(reason)} onBack={form.acknowledge} />
      <LateConflict resource={module.resource} fields={fields} form={form} />
    </form>
  );
}

/** The form of a record that is there already. */
function LoadedForm({
  module,
  id,
  fields,
  back,
  ...summary
}: Pick<Props, 'module' | 'fields' | 'Summary' | 'summaryUnder'> & { id: string; back: string }) {
  const { t } = useTranslation('form');
  const place = (
    <div className={`${css.page} ${css.card}`}>
      <FormSkeleton fields={Math.min(fields.length, 6)} />
    </div>
  );
  return (
    <RecordPage
      module={module}
      id={id}
      missing={{ title: t('missing'), message: t('missingMessage') }}
      back={{ to: back, label: t('back') }}
      place={place}
    >
      {(record) => <RecordForm module={module} id={id} record={record} fields={fields} back={back} {...summary} />}
    </RecordPage>
  );
}

/** The form, and next to it the record's history when there is one to show. The form stays as it is while it is not looked at. */
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

export function ManagedForm({ module, id, words, fields, list, given, Summary, summaryUnder, badge, actions, history }: Props) {
  const [fresh] = useState(newId);
  const formPath = useCallback((other: string) => pathsOf(module.name).edit(other), [module]);
  const back = useBack(module, list, id);
  // Once a new record is saved, one stays with it.
  const after = useBack(module, list, id ?? fresh);
  return (
    <>
      {id && module.resource.pages && <NeighbourButtons module={module} id={id} path={formPath} />}
      <PageHeader title={id ? words.edit : words.add} purpose={words.purpose} badge={badge} />
      {actions}
      {id ? (
        <Tabbed module={module} id={id} history={history}>
          <LoadedForm key={id} module={module} id={id} fields={fields} back={back} Summary={Summary} summaryUnder={summaryUnder} />
        </Tabbed>
      ) : (
        <RecordForm
          module={module}
          id={fresh}
          record={undefined}
          fields={fields}
          back={back}
          after={after}
          given={given}
          Summary={Summary}
          summaryUnder={summaryUnder}
          save={words.save}
        />
      )}
    </>
  );
}
