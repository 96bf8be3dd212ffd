/** The newest records that belong to the one on the page, by a relation of theirs; with a way to add one, for anyone who may. */
import Button from '@mui/material/Button';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { ResourceName } from '#shared/areas/resources';
import type { Relation } from '#shared/kit/resource';
import type { Row } from '#client/services/serviceResults';
import { useCan } from '#client/store/access';
import { useAppSelector } from '#client/store/hooks';
import { loadedModule, moduleOfType } from '#client/storeKit/moduleRegistry';
import { Card } from '#client/ui/Card';
import { AddIcon } from '#client/ui/icons';
import type { PlainColumn } from '#client/ui/PlainTable';
import { useLanguage } from '#client/ui/useLanguage';
import { nameOf, type AnyModule } from '../../anyModule';
import type { Column } from '../../grid/columns';
import { SearchBox } from '../../grid/SearchBox';
import { titleField } from '../../grid/kinds';
import { nounIn } from '../../nouns';
import { PanelTable } from '../../panels/PanelTable';
import { useShortList, type ShortList } from '../../useShortList';
import { useWords } from '../../useWords';
import { pathsOf, recordPath } from '../paths';
import { useDeclaredList } from '../useDeclaredList';
import css from './show.module.css';

type Props<T> = {
  /** Whose records are listed. */
  name: ResourceName;
  /** The JSON:API type and the id of the record that they belong to. */
  of: { readonly type: string; readonly id: string };
  /** Its heading, where the noun does not say what it lists. */
  title?: string;
  /** Names of the columns, in their order; those that the list of the resource shows at first by default. */
  columns?: readonly string[];
  /** Cells that the page makes itself, by the columns' names; the same object each time. */
  cells?: Readonly<Record<string, (row: T) => ReactNode>>;
  /** Whether one can be added now, in addition to the rule of the resource. */
  adds?: boolean;
  /** A box above it searches them. */
  searched?: boolean;
  /** Not on paper. */
  screenOnly?: boolean;
  /** Changes when the list has to be asked for anew. */
  version?: unknown;
};

/** The relation by which a list is filtered. @throws Error where the declaration has none to that type */
export const relationTo = ({ resource: { name, relations, filter } }: AnyModule, type: string): string => {
  const found = Object.keys(relations).find(
    (one) => relations[one]!.type === type && relations[one]!.kind === 'toOne' && filter.includes(one),
  );
  if (found === undefined) throw new Error(`${name} has no relation to ${type} that its list is filtered by`);
  return found;
};

function RecordLink({ module, row }: { module: AnyModule; row: Row }) {
  const { show } = pathsOf(module.name);
  const mayEdit = useCan(module.name, 'update', row);
  const name = nameOf(module, row);
  return show || mayEdit ? <Link to={recordPath(module.name, row.id)}>{name}</Link> : name;
}

const noCells = {};

/** The chosen columns of the resource's list, with cells of the page's own; where a record has a page, its name leads there. */
const useColumns = <T,>(module: AnyModule, relation: string, { columns, cells = noCells }: Pick<Props<T>, 'columns' | 'cells'>) => {
  const { columns: declared } = useDeclaredList(module.name);
  return useMemo(() => {
    const isAtFirst = ({ field, hidden }: Column) => !hidden && field !== relation && field !== 'created_at';
    const chosen = columns ? columns.flatMap((field) => declared.find((one) => one.field === field) ?? []) : declared.filter(isAtFirst);
    return chosen.map(({ field, label, align, cell }): PlainColumn<T> => {
      const isTitle = field === titleField(module.resource) && module.resource.pages !== undefined;
      const made = (row: T) => (isTitle ? <RecordLink module={module} row={row as unknown as Row} /> : cell(row as unknown as Row));
      return { key: field, label, ...(align && { align }), cell: cells[field] ?? made };
    });
  }, [columns, cells, declared, relation, module]);
};

/** Whether new records may lead to this one by the relation, as its `where` says: a schedule, only to somebody who treats patients. */
const useIsChoosable = ({ type, where }: Relation, id: string): boolean =>
  useAppSelector((state) => {
    const record = where && moduleOfType(type)?.selectors.byId(state, id);
    return !where || Object.entries(where).every(([name, values]) => values.includes(String(record?.[name])));
  });

/** Leads to the form of a new one with the relation filled in, and from there back to this page; nothing for who may add none. */
function AddLink({ module, relation, id }: { module: AnyModule; relation: string; id: string }) {
  const { form } = useWords(module.resource);
  const { pathname } = useLocation();
  const mayAdd = useCan(module.name, 'add');
  const { pages, relations } = module.resource;
  const isChoosable = useIsChoosable(relations[relation]!, id);
  if (!mayAdd || !isChoosable || !pages || relations[relation]!.mode === 'r') return null;
  return (
    <Button
      size="small"
      startIcon={<AddIcon size={16} aria-hidden="true" />}
      component={Link}
      to={`${pathsOf(module.name).add}?${relation}=${id}`}
      state={{ back: pathname }}
    >
      {form.add}
    </Button>
  );
}

export function RelatedList<T extends { readonly id: string } = Row>(props: Props<T>) {
  const { name, of, title: called, adds = true, searched = false, screenOnly = false, version } = props;
  const module = loadedModule(name);
  const { t } = useTranslation(['grid', 'common']);
  const [q, setQ] = useState('');
  const relation = relationTo(module, of.type);
  const { list: words } = useWords(module.resource);
  const heading = t('common:pattern.list', { ...nounIn(module.resource.noun, useLanguage()) });
  const title = called ?? heading;
  const list = useShortList<Row>(module, `of-${of.type}-${String(version ?? '')}`, { filter: { [relation]: [of.id] }, q });
  const columns = useColumns(module, relation, props);
  const lists = useCan(name, 'list');
  if (!lists) return null;
  return (
    <Card title={title} screenOnly={screenOnly} badge={adds && <AddLink module={module} relation={relation} id={of.id} />}>
      {searched && (
        <div className={css.search}>
          <SearchBox q={q} placeholder={words.search} onSearch={setQ} />
        </div>
      )}
      <PanelTable label={title} list={list as unknown as ShortList<T>} columns={columns} none={q ? t('noMatch') : undefined} stacked />
    </Card>
  );
}
