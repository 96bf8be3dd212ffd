/** One filter's field: a search in the related records, a choice of a few, a span of days, a range of numbers, colours, or words. */
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRelativeDate, relativeDates } from '#shared/domain/relativeDates';
import { ChoiceSearch } from '../form/ChoiceSearch';
import { may } from '../../store/access';
import { PlainSelect } from '../../ui/PlainSelect';
import { useAppSelector } from '../../store/hooks';
import { LazyDateInput } from '../form/lazyInputs';
import { Palette } from '../form/Palette';
import { RegionPicker } from '../form/RegionPicker';
import { RelationPicker } from '../form/RelationPicker';
import { lookOf, rangeOf, valuesOf, type FilterInputProps, type FilterLook } from './filters';
import { NumberRange } from './NumberRange';
import css from './toolbar.module.css';
import { WordsFilter } from './WordsFilter';

/** More choices than these are found by typing. */
const openOptions = 10;

function Options({ filter, value, onChange }: FilterInputProps) {
  const options = Object.entries(filter.options ?? {});
  if (options.length > openOptions)
    return (
      <ChoiceSearch
        id={`filter-${filter.field}`}
        label={filter.label}
        options={options.map(([name, label]) => ({ value: name, name: label }))}
        chosen={valuesOf(value)}
        onChoose={onChange}
        multiple
      />
    );
  return (
    <ToggleButtonGroup
      size="small"
      value={[...valuesOf(value)]}
      onChange={(_, chosen: string[]) => onChange(chosen)}
      aria-label={filter.label}
      className={css.options ?? ''}
    >
      {options.map(([name, label]) => (
        <ToggleButton key={name} value={name}>
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Stands in the choice for days that are given themselves. */
const OWN_DAYS = 'own';

/** Days that are named from today; or the first and the last one. */
function Dates({ filter, value, onChange }: FilterInputProps) {
  const { t } = useTranslation('grid');
  const { in: named, ...range } = rangeOf(value);
  const [isOwn, setOwn] = useState(range.from !== undefined || range.to !== undefined);
  const choose = (chosen: string) => {
    setOwn(chosen === OWN_DAYS);
    onChange(isRelativeDate(chosen) ? { in: chosen } : {});
  };
  return (
    <>
      <PlainSelect
        wide
        label={t('relativeDates', { label: filter.label })}
        value={isOwn ? OWN_DAYS : (named ?? '')}
        choices={[
          { value: '', label: t('any') },
          ...relativeDates.map((word) => ({ value: word, label: t(`relativeDate.${word}`) })),
          { value: OWN_DAYS, label: t('ownDays') },
        ]}
        onChange={choose}
      />
      {isOwn && (
        <div className={css.range}>
          {(['from', 'to'] as const).map((end) => (
            <LazyDateInput
              key={end}
              size="small"
              label={t(end)}
              value={range[end] ?? null}
              onChange={(day) => onChange({ ...range, [end]: day ?? '' })}
            />
          ))}
        </div>
      )}
    </>
  );
}

function Relation({ resource, filter, value, onChange }: FilterInputProps) {
  const { module } = filter;
  if (!module) return null;
  const { type } = module.resource;
  return (
    <RelationPicker
      id={`filter-${filter.field}`}
      size="small"
      list={`filter.${resource.name}.${filter.field}`}
      module={module}
      label={filter.label}
      multiple
      value={valuesOf(value).map((id) => ({ type, id }))}
      onChange={(refs) => onChange(refs.map(({ id }) => id))}
    />
  );
}

function Colors({ filter, value, onChange }: FilterInputProps) {
  const chosen = valuesOf(value);
  const toggle = (color: string) => onChange(chosen.includes(color) ? chosen.filter((one) => one !== color) : [...chosen, color]);
  return <Palette label={filter.label} chosen={chosen} onChoose={toggle} />;
}

/** A region finds what lies in it, too. */
function Region({ filter, value, onChange }: FilterInputProps) {
  return (
    <RegionPicker
      id={`filter-${filter.field}`}
      label={filter.label}
      code={valuesOf(value)[0] ?? null}
      onChoose={(code) => onChange(code ? [code] : [])}
    />
  );
}

const inputs: Record<FilterLook, ((props: FilterInputProps) => ReactNode) | null> = {
  relation: Relation,
  options: Options,
  dates: Dates,
  numbers: NumberRange,
  color: Colors,
  region: Region,
  words: WordsFilter,
  none: null,
};

export function FilterInput(props: FilterInputProps) {
  const legend = useId();
  const { module } = props.filter;
  // A relation is filtered by choosing among its records.
  const mayChoose = useAppSelector((state) => !module || may(state, module.name, 'list'));
  const Input = inputs[lookOf(props.filter, props.resource)];
  if (!Input || !mayChoose) return null;
  return (
    <div role="group" aria-labelledby={legend} className={css.group}>
      <div id={legend} className={css.legend}>
        {props.filter.label}
      </div>
      <Input {...props} />
    </div>
  );
}
