/** What is told of the maps. */
import type { ComponentFacts } from './facts';

const WorldMap: ComponentFacts = {
  component: 'WorldMap',
  from: 'ui/maps/WorldMap.tsx',
  props: [
    { name: 'words', type: 'Words', required: true },
    { name: 'bubbles', type: 'readonly Bubble[]', required: true },
    { name: 'selected', type: 'string | null', fallback: 'null' },
    { name: 'onSelect', type: '(id: string) => void', required: true },
    { name: 'region', type: 'Region' },
  ],
  use: `<WorldMap
  words={{ title: t('title'), place: t('place'), value: t('value'), failed: t('failed') }}
  bubbles={clinics}
  selected={selected}
  onSelect={setSelected}
/>`,
};

export const mapFacts = { WorldMap };
