/** Google's embedded map where the operator has set its key, and our own where not; nothing is fetched from outside without it. */
import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '#client/ui/Skeletons';
import { useLanguage } from '#client/ui/useLanguage';
import { GalleryPage } from '../GalleryPage';
import { Specimen } from '../Specimen';
import { embedAddress, isOwnDocument, mapsKey } from './mapsKey';
import css from './maps.module.css';
import { SampleMap } from './SampleMap';

export function GoogleMap() {
  const { t } = useTranslation('maps');
  const language = useLanguage();
  const [key] = useState(mapsKey);
  const [known] = useState(() => key !== undefined || isOwnDocument());
  // Came here from another page: only the server knows whether there is a key, and may let the frame in.
  useEffect(() => {
    if (!known) window.location.reload();
  }, [known]);
  return (
    <GalleryPage page="galleryGoogle" purpose={t('google.purpose')} contents={t('google.contents', { returnObjects: true })}>
      <Specimen id="map" why={t('google.why')}>
        {!known && <FormSkeleton fields={4} />}
        {key && (
          <iframe
            className={css.google}
            title={t('google.frame')}
            src={embedAddress(key, language)}
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
            allowFullScreen
          />
        )}
        {known && !key && (
          <div className={css.sample}>
            <Alert severity="info">{t('google.off')}</Alert>
            <SampleMap />
          </div>
        )}
      </Specimen>
    </GalleryPage>
  );
}
