/** The style guide's world map: with sample values, and before there are any. */
import { useTranslation } from 'react-i18next';
import { WorldMap } from '#client/ui/maps/WorldMap';
import { mapFacts } from '../facts/maps';
import { GalleryPage } from '../GalleryPage';
import { Specimen } from '../Specimen';
import { SampleMap } from './SampleMap';

const none = () => undefined;

export function VectorMap() {
  const { t } = useTranslation('maps');
  return (
    <GalleryPage page="galleryVector" purpose={t('purpose')} contents={t('contents', { returnObjects: true })}>
      <Specimen id="world" why={t('why.world')} facts={mapFacts.WorldMap}>
        <SampleMap />
      </Specimen>
      <Specimen id="plain" why={t('why.plain')}>
        <WorldMap
          words={{ title: t('plainTitle'), place: t('place'), value: t('value'), failed: t('failed') }}
          bubbles={[]}
          onSelect={none}
        />
      </Specimen>
    </GalleryPage>
  );
}
