/** A record's history: each change with what it changed, and a way back to before it. Rule: PRV-2. */
import Button from '@mui/material/Button';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentence } from '#shared/errors';
import { firstPage } from '#shared/jsonapi';
import { limits } from '#shared/limits';
import type { Audit } from '#shared/areas/oversight/resources/audit';
import { useRecord, useRequest, type AnyModule } from '#client/kit/anyModule';
import { WhyButton } from '#client/kit/WhyButton';
import { useCan } from '#client/store/access';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { loadedModule } from '#client/storeKit/moduleRegistry';
import type { ListView } from '#client/storeKit/moduleSelectors';
import { ConfirmDialog } from '#client/ui/ConfirmDialog';
import { RelativeDate } from '#client/ui/DateText';
import { EmptyState } from '#client/ui/EmptyState';
import { ErrorState } from '#client/ui/ErrorState';
import { RestoreIcon } from '#client/ui/icons';
import { FormSkeleton } from '#client/ui/Skeletons';
import { StatusChip } from '#client/ui/StatusChip';
import { useLanguage } from '#client/ui/useLanguage';
import { useSteadyLoading } from '#client/ui/useSteadyLoading';
import { Changes } from './Changes';
import css from './RecordHistory.module.css';
import { RestoreRefusal } from './RestoreRefusal';
import { toneOf } from './actionTones';
import { useLineText } from './useLineText';
import { before } from './values';

/** Lines that are shown at first, and added each time. */
const STEP = 20;

/** The newest lines about a record; asked for anew when the record changes. */
function useLines(module: AnyModule, id: string) {
  const dispatch = useAppDispatch();
  const [size, setSize] = useState(STEP);
  const version = useRecord(module, id)?.version;
  const key = `history:${module.name}:${id}`;
  const query = useMemo(
    () => ({
      ...firstPage,
      page: { number: 1, size: Math.min(size, limits.pageSize) },
      filter: { resource: [module.name], record_id: [id] },
      // What is restored from here is restored in full (PRV-6).
      whole: true,
    }),
    [size, module, id],
  );
  const list = useAppSelector((state) => loadedModule('audit').selectors.list(state, key)) as ListView<Audit>;
  const ask = () => void dispatch(loadedModule('audit').actions.list(key, query));
  // A new version has a new line.
  useEffect(ask, [dispatch, key, query, version]);
  useEffect(() => () => void dispatch(loadedModule('audit').actions.leave(key)), [dispatch, key]);
  return { list, ask, more: size < limits.pageSize && list.total > list.rows.length ? () => setSize(size + STEP) : undefined };
}

type LineProps = { module: AnyModule; line: Audit; textOf: (line: Audit) => string; onRestore: (() => void) | undefined };

function Line({ module, line, textOf, onRestore }: LineProps) {
  const { t } = useTranslation('audit');
  return (
    <li className={css.line}>
      <div className={css.head}>
        <strong>{line.actor_name ?? t('nobody')}</strong>
        <StatusChip tone={toneOf(line.action)}>{line.action === 'command' ? textOf(line) : t(`action.${line.action}`)}</StatusChip>
        <span className={css.when}>
          <RelativeDate iso={line.created_at} tabStop />
          {line.ip && ` · ${line.ip}`}
        </span>
        <span className={css.spring} />
        {onRestore && (
          <Button size="small" startIcon={<RestoreIcon size={16} aria-hidden="true" />} onClick={onRestore}>
            {t('history.restore')}
          </Button>
        )}
      </div>
      {line.withheld ? <p className={css.unseen}>{t('unseen')}</p> : <Changes module={module} line={line} />}
    </li>
  );
}

export function RecordHistory({ module, id }: { module: AnyModule; id: string }) {
  const { t } = useTranslation(['audit', 'form']);
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const record = useRecord(module, id);
  const { busy } = useRequest(module, id);
  const mayRestore = useCan(module.name, 'update', record);
  const { list, ask, more } = useLines(module, id);
  const textOf = useLineText(list.rows);
  // As they were when the person chose: lines that come meanwhile must not change what is restored, nor replace what somebody else saved.
  const [chosen, setChosen] = useState<({ readonly version: number } & ReturnType<typeof before>) | null>(null);
  const [tried, setTried] = useState(false);
  // What failed here is not the form's to tell of.
  useEffect(() => (tried ? () => void dispatch(module.actions.acknowledge(id)) : undefined), [tried, dispatch, module, id]);
  const [problem] = list.errors;
  const failed = list.status === 'failed' && problem !== undefined;
  const waiting = useSteadyLoading(!list.rows.length && !failed && list.status !== 'ready');
  if (failed)
    return (
      <ErrorState
        message={sentence(problem.code, language, problem.meta)}
        offline={problem.code === 'network'}
        onRetry={ask}
        more={<WhyButton problem={problem} />}
      />
    );
  if (waiting) return <FormSkeleton fields={3} />;
  if (!list.rows.length) return <EmptyState icon={RestoreIcon} title={t('audit:history.empty')} />;
  const valuesBefore = (index: number) =>
    before(
      module.resource,
      list.rows.slice(0, index + 1).filter(({ action }) => action === 'update'),
    );
  const restore = () => {
    setTried(true);
    setChosen(null);
    dispatch(module.actions.acknowledge(id));
    dispatch(module.actions.update({ id, ...chosen! }, { notify: 'audit:history.restored' }));
  };
  // Values that are withheld can't be brought back, nor can what was before them.
  const told = (index: number) => list.rows.slice(0, index + 1).every(({ withheld }) => !withheld);
  const restorable = (line: Audit, index: number) =>
    told(index) && line.action === 'update' && mayRestore && record !== undefined && !busy && Object.keys(valuesBefore(index)).length > 0;
  return (
    <>
      {tried && <RestoreRefusal module={module} id={id} />}
      <ul className={css.lines} aria-busy={list.status === 'loading'}>
        {list.rows.map((line, index) => (
          <Line
            key={line.id}
            module={module}
            line={line}
            textOf={textOf}
            onRestore={restorable(line, index) ? () => setChosen({ version: record!.version, ...valuesBefore(index) }) : undefined}
          />
        ))}
      </ul>
      {more && (
        <div className={css.more}>
          <Button onClick={more}>{t('audit:history.more')}</Button>
        </div>
      )}
      <ConfirmDialog
        open={chosen !== null}
        title={t('audit:history.restoreTitle')}
        confirm={t('audit:history.restoreConfirm')}
        onConfirm={restore}
        onCancel={() => setChosen(null)}
      >
        {t('audit:history.restoreMessage')}
      </ConfirmDialog>
    </>
  );
}
