/** The modules of one package, with their prices. */
import Button from '@mui/material/Button';
import { useEffect, useMemo } from 'react';
import { Link } from 'react-router';
import { moduleIn } from '#shared/areas/catalogue/domain/names';
import { sentence } from '#shared/errors';
import { firstPage } from '#shared/jsonapi';
import { limits } from '#shared/limits';
import type { Module } from '#shared/areas/catalogue/resources/module';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import * as modules from '../../modules';
import { Card } from '#client/ui/Card';
import { formatMoney } from '#client/ui/formats';
import { AddIcon } from '#client/ui/icons';
import { RowSkeletons } from '#client/ui/Skeletons';
import { StatusChip } from '#client/ui/StatusChip';
import { toneOfStatus } from '#client/ui/tones';
import { useLanguage } from '#client/ui/useLanguage';
import { useSteadyLoading } from '#client/ui/useSteadyLoading';
import { pathsOf } from '#client/kit/resource/paths';
import css from './PackageModules.module.css';

/** The list's own key in the module's slice. */
const LIST = 'of-package';

const useModules = (id: string) => {
  const dispatch = useAppDispatch();
  const { list: ask, leave } = modules.module.actions;
  const query = useMemo(
    () => ({ ...firstPage, page: { number: 1, size: limits.pageSize }, sort: ['module_name'], filter: { package: [id] } }),
    [id],
  );
  useEffect(() => void dispatch(ask(LIST, query)), [dispatch, ask, query]);
  useEffect(() => () => void dispatch(leave(LIST)), [dispatch, leave]);
  return useAppSelector((state) => modules.module.selectors.list(state, LIST));
};

/** What is included in the package and sold today, in rupiah a month. */
const included = (rows: readonly Module[]): number =>
  rows.filter(({ kind, status }) => kind === 'included' && status === 'active').reduce((sum, { price }) => sum + price, 0);

function Line({ row, opens }: { row: Module; opens: boolean }) {
  const language = useLanguage();
  const name = moduleIn(row, language).module_name;
  const { choices } = useWords(modules.module.resource);
  return (
    <tr>
      <th scope="row">{opens ? <Link to={pathsOf('module').edit(row.id)}>{name}</Link> : name}</th>
      <td>{choices.kind[row.kind]}</td>
      <td>
        <StatusChip tone={toneOfStatus(row.status)}>{choices.status[row.status]}</StatusChip>
      </td>
      <td className="tabular">{formatMoney(row.price, language, 'IDR')}</td>
    </tr>
  );
}

export function PackageModules({ id }: { id: string }) {
  const language = useLanguage();
  const { own } = useWords(modules.package.resource);
  const said = useWords(modules.module.resource);
  const { rows, status, errors } = useModules(id);
  const [mayEdit, mayAdd] = [useCan('module', 'update'), useCan('module', 'add')];
  const waiting = useSteadyLoading(status === 'loading' && !rows.length);
  const problem = status === 'failed' ? errors[0] : undefined;
  return (
    <div className={css.place}>
      <Card
        title={own['modules']!}
        purpose={own['modulesPurpose']}
        badge={
          mayAdd && (
            <Button size="small" component={Link} to={pathsOf('module').add} startIcon={<AddIcon size={16} aria-hidden="true" />}>
              {said.list.add}
            </Button>
          )
        }
      >
        {problem && <p role="alert">{sentence(problem.code, language, problem.meta)}</p>}
        {waiting && <RowSkeletons rows={4} />}
        {!waiting && !problem && !rows.length && <p>{own['noModules']}</p>}
        {rows.length > 0 && (
          <div className={css.scroll} tabIndex={0} role="group" aria-label={own['modules']}>
            <table className={css.table}>
              <thead>
                <tr>
                  <th scope="col">{said.fields.module_name}</th>
                  <th scope="col">{said.fields.kind}</th>
                  <th scope="col">{said.fields.status}</th>
                  <th scope="col">{said.fields.price}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <Line key={row.id} row={row} opens={mayEdit} />
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row" colSpan={3}>
                    {own['total']}
                  </th>
                  <td className="tabular">{formatMoney(included(rows), language, 'IDR')}</td>
                </tr>
              </tfoot>
            </table>
          </div>
        )}
      </Card>
    </div>
  );
}
