/** The list of items: tags in their colours. */
import { useMemo } from 'react';
import { related } from '#client/kit/grid/columns';
import { ResourceList } from '#client/kit/resource/ResourceList';
import { useWords } from '#client/kit/useWords';
import * as modules from '../../modules';
import { ColorBadge } from '#client/ui/ColorBadge';

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

export const ItemList = () => <ResourceList name="item" own={useTags()} />;
