/** What two roles hold: counts, then a table with a word and a mark in each cell. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sentence } from '#shared/errors';
import type { Role } from '#shared/areas/identity/resources/role';
import { useAll } from '#client/kit/useAll';
import * as modules from '../../modules';
import { EmptyState } from '#client/ui/EmptyState';
import { ErrorState } from '#client/ui/ErrorState';
import { CheckIcon, CloseIcon, SuccessIcon } from '#client/ui/icons';
import { RowSkeletons } from '#client/ui/Skeletons';
import { useLanguage } from '#client/ui/useLanguage';
import { useSteadyLoading } from '#client/ui/useSteadyLoading';
import { pathsOf } from '#client/kit/resource/paths';
import { usePermissionWords } from '../people/permissionWords';
import { compared, countsOf, differs, grouped, type Group, type Held } from './comparison';
import css from './compare.module.css';

type Sides = { left: Role; right: Role };

function Counts({ left, right, held }: Sides & { held: readonly Held[] }) {
  const { t } = useTranslation('people');
  const counts = countsOf(held);
  return (
    <dl className={css.counts}>
      {[
        { label: t('compare.onlyIn', { name: left.name }), count: counts.left },
        { label: t('compare.both'), count: counts.both },
        { label: t('compare.onlyIn', { name: right.name }), count: counts.right },
      ].map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="tabular">{count}</dd>
        </div>
      ))}
    </dl>
  );
}

function Verdict({ holds }: { holds: boolean }) {
  const { t } = useTranslation('people');
  const VerdictIcon = holds ? CheckIcon : CloseIcon;
  return (
    <span className={css.verdict} data-holds={holds}>
      <VerdictIcon size={16} aria-hidden="true" />
      {t(holds ? 'compare.has' : 'compare.lacks')}
    </span>
  );
}

function GroupRows({ group: { resource, held } }: { group: Group }) {
  const words = usePermissionWords();
  return (
    <tbody>
      <tr className={css.group}>
        <th colSpan={3} scope="rowgroup">
          {words.resource(resource)}
        </th>
      </tr>
      {held.map((one) => (
        <tr key={one.permission.id} data-differs={differs(one) || undefined}>
          <th scope="row">{words.phrase(one.permission)}</th>
          <td>
            <Verdict holds={one.left} />
          </td>
          <td>
            <Verdict holds={one.right} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

function Table({ left, right, groups }: Sides & { groups: readonly Group[] }) {
  const { t } = useTranslation('people');
  const head = ({ id, name }: Role) => (
    <th key={id} scope="col">
      <Link to={pathsOf('role').edit(id)} aria-label={t('compare.edit', { name })}>
        {name}
      </Link>
    </th>
  );
  return (
    <table className={css.table} aria-label={t('compare.title')}>
      <thead>
        <tr>
          <th scope="col">{t('compare.permission')}</th>
          {[left, right].map(head)}
        </tr>
      </thead>
      {groups.map((group) => (
        <GroupRows key={group.resource} group={group} />
      ))}
    </table>
  );
}

export function CompareResult({ left, right, all }: Sides & { all: boolean }) {
  const { t } = useTranslation('people');
  const language = useLanguage();
  const words = usePermissionWords();
  const { rows, ready, problem, retry } = useAll(modules.permission, 'all', 'name');
  const held = useMemo(() => compared(rows, left, right), [rows, left, right]);
  const waiting = useSteadyLoading(!ready && !problem);
  if (waiting) return <RowSkeletons rows={8} />;
  if (!ready && problem)
    return <ErrorState message={sentence(problem.code, language, problem.meta)} offline={problem.code === 'network'} onRetry={retry} />;
  const shown = all ? held : held.filter(differs);
  return (
    <>
      <Counts left={left} right={right} held={held} />
      {shown.length ? (
        <Table left={left} right={right} groups={grouped(shown, words.resource)} />
      ) : (
        <EmptyState icon={SuccessIcon} title={t(all || !held.length ? 'compare.neither' : 'compare.equal')} />
      )}
    </>
  );
}
