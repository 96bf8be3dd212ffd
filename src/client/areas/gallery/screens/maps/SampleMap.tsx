/** The world map over sample places, whole or near home, with what it is made of said next to it. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WorldMap } from '#client/ui/maps/WorldMap';
import css from './maps.module.css';
import { nusantara, useNavigationTargets } from './usePlaces';

const regions = { world: undefined, nusantara } as const;
const names = Object.keys(regions) as (keyof typeof regions)[];

export function SampleMap() {
  const { t } = useTranslation('maps');
  const places = useNavigationTargets();
  const [selected, setSelected] = useState('jakarta');
  const [shown, setShown] = useState<(typeof names)[number]>('world');
  const region = regions[shown];
  return (
    <div className={css.sample}>
      <div className={css.head}>
        <p>{t('sample')}</p>
        <div className={css.parts} role="group" aria-label={t('part')}>
          {names.map((name) => (
            <button key={name} type="button" aria-pressed={name === shown} onClick={() => setShown(name)}>
              {t(`region.${name}`)}
            </button>
          ))}
        </div>
      </div>
      <WorldMap
        words={{ title: t('title'), place: t('place'), value: t('value'), failed: t('failed') }}
        bubbles={places}
        selected={selected}
        onSelect={setSelected}
        {...(region && { region })}
      />
      <p className={css.source}>{t('source')}</p>
    </div>
  );
}
