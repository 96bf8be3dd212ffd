/** Facts about the maps. */
import type { ComponentFacts } from './facts';

const WorldMap: ComponentFacts = {
  component: 'WorldMap',
  from: 'ui/maps/WorldMap.tsx',
  use: `<WorldMap
  words={{ title: t('title'), place: t('place'), value: t('value'), failed: t('failed') }}
  bubbles={clinics}
  selected={selected}
  onSelect={setSelected}
/>`,
};

export const mapFacts = { WorldMap };
