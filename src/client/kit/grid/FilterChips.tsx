/** What a list is filtered by, a chip each; pressing the cross (or Backspace on it) takes it away. */
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { FilterValue } from '#shared/jsonapi';
import type { Resource } from '#shared/kit/resource';
import { useAppSelector } from '../../store/hooks';
import { useRegionName } from '../../store/regions';
import { CloseIcon } from '../../ui/icons';
import { formatDate, formatMoney } from '../../ui/formats';
import { useLanguage } from '../../ui/useLanguage';
import { nameOf } from '../anyModule';
import { isNumberKind, numberTexts } from '../numbers';
import { useFetched } from '../useFetched';
import { useColorName } from '../form/Palette';
import { lookOf, rangeOf, rangeText, valuesOf, withFilter, type Filter } from './filters';
import css from './toolbar.module.css';

type Values = Readonly<Record<string, FilterValue>>;
type ChipProps = { filter: Filter; text: string; onRemove: () => void };

function FilterChip({ filter, text, onRemove }: ChipProps) {
  const { t } = useTranslation('grid');
  const label = t('removeFilter', { label: filter.label, value: text });
  return (
    <li>
      <Chip
        label={`${filter.label}: ${text}`}
        onDelete={onRemove}
        deleteIcon={<CloseIcon size={14} aria-hidden="true" />}
        aria-label={label}
        title={label}
      />
    </li>
  );
}

type Named = { filter: Filter; value: FilterValue; onRemove: () => void };

function RelationChip({ filter, value, onRemove }: Named & { filter: Required<Pick<Filter, 'module'>> & Filter }) {
  const ids = valuesOf(value);
  useFetched(filter.module, ids);
  const names = useAppSelector((state) =>
    ids
      .map((id) => filter.module.selectors.byId(state, id))
      .map((record) => (record ? nameOf(filter.module, record) : '…'))
      .join(', '),
  );
  return <FilterChip filter={filter} text={names} onRemove={onRemove} />;
}

function RegionChip({ filter, value, onRemove }: Named) {
  const [code = ''] = valuesOf(value);
  return <FilterChip filter={filter} text={useRegionName(code) ?? code} onRemove={onRemove} />;
}

function ValueChip({ filter, value, resource, onRemove }: Named & { resource: Resource }) {
  const { t } = useTranslation('grid');
  const language = useLanguage();
  const colorName = useColorName();
  const look = lookOf(filter, resource);
  if (look === 'dates') {
    const { in: named } = rangeOf(value);
    const since = (from: string) => t('since', { from });
    const until = (to: string) => t('until', { to });
    const text = named ? t(`relativeDate.${named}`) : rangeText(value, (day) => formatDate(day, language), { since, until });
    return <FilterChip filter={filter} text={text} onRemove={onRemove} />;
  }
  if (look === 'numbers') {
    const kind = resource.attributes[filter.field]?.kind;
    const write = (end: string) => {
      if (kind === 'money') return formatMoney(Number(end), language, 'IDR');
      return isNumberKind(kind) ? numberTexts[kind].write(end, language) : end;
    };
    const text = rangeText(value, write, { since: (from) => t('atLeast', { from }), until: (to) => t('atMost', { to }) });
    return <FilterChip filter={filter} text={text} onRemove={onRemove} />;
  }
  if (look === 'region') return <RegionChip filter={filter} value={value} onRemove={onRemove} />;
  const names = valuesOf(value).map((one) => (look === 'color' ? colorName(one) : filter.options?.[one]) ?? one);
  return <FilterChip filter={filter} text={names.join(', ')} onRemove={onRemove} />;
}

const hasModule = (filter: Filter): filter is Filter & Required<Pick<Filter, 'module'>> => filter.module !== undefined;

type Props = { resource: Resource; filters: readonly Filter[]; values: Values; onChange: (values: Values) => void };

export function FilterChips({ resource, filters, values, onChange }: Props) {
  const { t } = useTranslation('grid');
  const active = filters.filter(({ field }) => field in values);
  if (!active.length) return null;
  return (
    <ul className={css.chips} aria-label={t('activeFilters')}>
      {active.map((filter) => {
        const props = { value: values[filter.field]!, onRemove: () => onChange(withFilter(values, filter.field, [])) };
        return hasModule(filter) ? (
          <RelationChip key={filter.field} filter={filter} {...props} />
        ) : (
          <ValueChip key={filter.field} filter={filter} resource={resource} {...props} />
        );
      })}
      <li>
        <Button size="small" onClick={() => onChange({})}>
          {t('clearFilters')}
        </Button>
      </li>
    </ul>
  );
}
