/** What the filter menu opens: a field per filter. Fetched when it is first opened, with the pickers and calendars that it needs. */
import type { FilterValue } from '#shared/jsonapi';
import type { Resource } from '#shared/kit/resource';
import { FilterInput } from './FilterInput';
import { withFilter, type Filter } from './filters';

type Values = Readonly<Record<string, FilterValue>>;
export type FilterProps = { resource: Resource; filters: readonly Filter[]; values: Values; onChange: (values: Values) => void };

export function FilterPanel({ resource, filters, values, onChange }: FilterProps) {
  return filters.map((filter) => (
    <FilterInput
      key={filter.field}
      resource={resource}
      filter={filter}
      value={values[filter.field]}
      onChange={(value) => onChange(withFilter(values, filter.field, value))}
    />
  ));
}
