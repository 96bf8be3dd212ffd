/** The list of items: tags in their colours, in an order of its own. */
import { useMemo } from 'react';
import { related } from '#client/kit/grid/columns';
import { ManagedGrid } from '#client/kit/grid/ManagedGrid';
import { useWords } from '#client/kit/useWords';
import * as modules from '../../modules';
import { ColorBadge } from '#client/ui/ColorBadge';
import { ItemIcon } from '#client/ui/icons';
import { pathsOf } from '#client/kit/resource/paths';
import { useDeclaredList } from '#client/kit/resource/useDeclaredList';

const order: readonly string[] = ['image', 'name', 'category', 'tags', 'status', 'on_home', 'date', 'created_at'];

const useTags = () => {
  const { columns } = useWords(modules.item.resource);
  return useMemo(
    () => ({
      tags: related({
        field: 'tags',
        label: columns['tags']!,
        module: modules.tag,
        look: ({ id, name, color }) => (
          <ColorBadge key={id} color={String(color)}>
            {String(name)}
          </ColorBadge>
        ),
      }),
    }),
    [columns],
  );
};

export function ItemList() {
  const { columns, ...declared } = useDeclaredList('item', useTags());
  const ordered = useMemo(() => order.flatMap((field) => columns.find((column) => column.field === field) ?? []), [columns]);
  return <ManagedGrid module={modules.item} icon={ItemIcon} {...declared} columns={ordered} {...pathsOf('item')} />;
}
