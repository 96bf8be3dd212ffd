/** The newest records that belong to the one on the page, by a relation of theirs; with a way to add one, for whoever may. */
import Button from '@mui/material/Button';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { ResourceName } from '#shared/areas/resources';
import type { Row } from '#client/services/serviceResults';
import { useCan } from '#client/store/access';
import { loadedModule } from '#client/storeKit/moduleRegistry';
import { Card } from '#client/ui/Card';
import { AddIcon } from '#client/ui/icons';
import type { PlainColumn } from '#client/ui/PlainTable';
import { useLanguage } from '#client/ui/useLanguage';
import { knownName, type AnyModule } from '../../anyModule';
import type { Column } from '../../grid/columns';
import { SearchBox } from '../../grid/SearchBox';
import { titleField } from '../../grid/kinds';
import { nounIn } from '../../nouns';
import { PanelTable } from '../../panels/PanelTable';
import { usePanelList } from '../../panels/usePanelList';
import { useWords } from '../../useWords';
import { pathsOf, recordPath } from '../paths';
import { useDeclaredList } from '../useDeclaredList';
import css from './show.module.css';

type Props<T> = {
  /** Whose records are listed. */
  name: ResourceName;
  /** The JSON:API type and the id of the record that they belong to. */
  of: { readonly type: string; readonly id: string };
  /** Names of the columns, in their order; those that the list of the resource shows at first unless told. */
  columns?: readonly string[];
  /** Cells that the page makes itself, by the columns' names; the same object each time. */
  cells?: Readonly<Record<string, (row: T) => ReactNode>>;
  /** Whether one can be added now, beside the rule of the resource. */
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
  const name = knownName(module, row) ?? '–';
  return show || mayEdit ? <Link to={recordPath(module.name, row.id)}>{name}</Link> : name;
}

const noCells = {};

export function RelatedList<T extends { readonly id: string } = Row>({
  name,
  of,
  columns,
  cells = noCells,
  adds = true,
  searched = false,
  screenOnly = false,
  version,
}: Props<T>) {
  const module = loadedModule(name);
  const { t } = useTranslation(['grid', 'common']);
  const [q, setQ] = useState('');
  const relation = relationTo(module, of.type);
  const { columns: declared, words } = useDeclaredList(name);
  const title = t('common:pattern.list', { ...nounIn(module.resource.noun, useLanguage()) });
  const { form } = useWords(module.resource);
  const list = usePanelList<T>(name, `of-${of.type}-${String(version ?? '')}`, { [relation]: [of.id] }, { q });
  const lists = useCan(name, 'list');
  const mayAdd = useCan(name, 'add') && adds && module.resource.pages !== undefined && module.resource.relations[relation]!.mode !== 'r';
  const { pathname } = useLocation();
  const shown = useMemo(() => {
    const isAtFirst = ({ field, hidden }: Column) => !hidden && field !== relation && field !== 'created_at';
    const chosen = columns ? columns.flatMap((field) => declared.find((one) => one.field === field) ?? []) : declared.filter(isAtFirst);
    return chosen.map(({ field, label, align, cell }): PlainColumn<T> => {
      const isTitle = field === titleField(module.resource) && module.resource.pages !== undefined;
      const made = (row: T) => (isTitle ? <RecordLink module={module} row={row as unknown as Row} /> : cell(row as unknown as Row));
      return { key: field, label, ...(align && { align }), cell: cells[field] ?? made };
    });
  }, [columns, declared, relation, module, cells]);
  if (!lists) return null;
  return (
    <Card
      title={title}
      screenOnly={screenOnly}
      badge={
        mayAdd && (
          <Button
            size="small"
            startIcon={<AddIcon size={16} aria-hidden="true" />}
            component={Link}
            to={`${pathsOf(name).add}?${relation}=${of.id}`}
            state={{ back: pathname }}
          >
            {form.add}
          </Button>
        )
      }
    >
      {searched && (
        <div className={css.search}>
          <SearchBox q={q} placeholder={words.search} onSearch={setQ} />
        </div>
      )}
      <PanelTable label={title} list={list} columns={shown} none={q ? t('noMatch') : undefined} stacked />
    </Card>
  );
}
