/** The style guide's widgets: numbers, page links, a map, progress, alerts and badges. */
import { useTranslation } from 'react-i18next';
import { cardFacts } from '../facts/cards';
import { mapFacts } from '../facts/maps';
import { noticeFacts } from '../facts/notices';
import { tableFacts } from '../facts/tables';
import { typeFacts } from '../facts/type';
import { GalleryPage } from '../GalleryPage';
import { SampleMap } from '../maps/SampleMap';
import { Specimen } from '../Specimen';
import { AlertStates } from './AlertStates';
import { BadgeStates } from './BadgeStates';
import { PageStates } from './PageStates';
import { ProgressStates } from './ProgressStates';
import { StatsStates } from './StatsStates';

export function Widgets() {
  const { t } = useTranslation('galleryWidgets');
  return (
    <GalleryPage page="galleryWidgets" purpose={t('purpose')} contents={t('contents', { returnObjects: true })}>
      <Specimen id="stats" why={t('why.stats')} facts={cardFacts.StatsCard}>
        <StatsStates />
      </Specimen>
      <Specimen id="pages" why={t('why.pages')} facts={tableFacts.GridFooter}>
        <PageStates />
      </Specimen>
      <Specimen id="world" why={t('why.world')} facts={mapFacts.WorldMap}>
        <SampleMap />
      </Specimen>
      <Specimen id="progress" why={t('why.progress')} facts={noticeFacts.ProgressBar}>
        <ProgressStates />
      </Specimen>
      <Specimen id="alerts" why={t('why.alerts')} facts={noticeFacts.PlainAlert}>
        <AlertStates />
      </Specimen>
      <Specimen id="badges" why={t('why.badges')} facts={typeFacts.StatusChip}>
        <BadgeStates />
      </Specimen>
    </GalleryPage>
  );
}
