/** What an owner may still take out of a feature that the client no longer has: a file for each list. Rules: SUB-11, SUB-19. */
import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Feature } from '#shared/domain/features';
import { firstPage } from '#shared/jsonapi';
import { wordsFor } from '#shared/kit/pageWords';
import { areasNeeded } from '#shared/areas/entryData';
import { entries } from '#shared/areas/entries';
import type { ResourceName } from '#shared/areas/resources';
import { ExportProgress } from '#client/kit/grid/ExportProgress';
import { useExport } from '#client/kit/grid/useExport';
import { useUsability } from '#client/store/featureUse';
import { loadAreas } from '#client/areas/modules';
import { loadedModule } from '#client/storeKit/moduleRegistry';
import { DownloadIcon } from '#client/ui/icons';
import { part } from '#client/ui/lazyPart';
import { useDeclaredList } from '#client/kit/resource/useDeclaredList';

const query = { ...firstPage, sort: ['created_at'] };

function Export({ name }: { name: ResourceName }) {
  const { t } = useTranslation('modules');
  const { words, columns } = useDeclaredList(name);
  const exporting = useExport(loadedModule(name), words.title, query, columns);
  return (
    <>
      <Button variant="outlined" startIcon={<DownloadIcon size={18} />} onClick={() => void exporting.start()}>
        {t('offer.export', { list: words.title })}
      </Button>
      <ExportProgress state={exporting.state} onCancel={exporting.cancel} onRetry={() => void exporting.retry()} />
    </>
  );
}

/** The lists that belong to a feature. Their words and store modules come with their pages, which are not open here. */
const lists = Object.values(entries).flatMap(({ name, area, feature }) => {
  if (!feature) return [];
  const load = async () => {
    await loadAreas(areasNeeded[area]);
    return { default: Export };
  };
  return [{ name, feature, Loaded: part(load, { words: ['grid', wordsFor(name)] }) }];
});

export function FeatureExports({ feature }: { feature: Feature }) {
  const usability = useUsability(feature, 'export');
  if (usability !== 'yes') return null;
  return lists
    .filter((list) => list.feature === feature)
    .map(({ name, Loaded }) => (
      <Suspense key={name} fallback={null}>
        <Loaded name={name} />
      </Suspense>
    ));
}
