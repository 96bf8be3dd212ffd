/** Places of the world with values that are made up, and said to be: for showing what a map of bubbles looks like. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bubble, Region } from '#client/ui/maps/bubbles';

/** Longitude, latitude, value. */
const places = {
  jakarta: [106.83, -6.18, 120],
  surabaya: [112.75, -7.25, 85],
  medan: [98.67, 3.59, 64],
  makassar: [119.43, -5.14, 48],
  balikpapan: [116.83, -1.27, 30],
  jayapura: [140.72, -2.53, 16],
  tokyo: [139.69, 35.68, 72],
  newYork: [-74.01, 40.71, 56],
  amsterdam: [4.9, 52.37, 40],
  saoPaulo: [-46.63, -23.55, 36],
  sydney: [151.21, -33.87, 28],
  jeddah: [39.19, 21.49, 24],
  nairobi: [36.82, -1.29, 12],
} as const;

type PlaceId = keyof typeof places;

export const nusantara: Region = { west: 94, south: -12, east: 142, north: 8 };

export const useNavigationTargets = (): readonly Bubble[] => {
  const { t } = useTranslation('maps');
  return useMemo(
    () =>
      (Object.keys(places) as PlaceId[]).map((id) => {
        const [longitude, latitude, value] = places[id];
        return { id, name: t(`places.${id}`), longitude, latitude, value };
      }),
    [t],
  );
};
