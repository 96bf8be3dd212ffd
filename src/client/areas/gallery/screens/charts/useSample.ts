/** The guide's own numbers: made up, and marked as such on the page. */
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#client/ui/useLanguage';
import type { Series } from '#client/ui/charts/data';

const MONTHS = 6;

/** Names of the first months of a year, as the reader's language shortens them. */
const monthsIn = (language: string): string[] => {
  const format = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: MONTHS }, (_, month) => format.format(new Date(Date.UTC(2026, month, 1))));
};

const visits = [180, 214, 196, 248, 272, 305];
const stays = [42, 38, 51, 47, 60, 58];
const emergencies = [23, 31, 19, 27, 35, 30];

export const useSample = () => {
  const { t } = useTranslation('galleryCharts');
  const months = monthsIn(useLanguage());
  const rooms: readonly Series[] = [
    { name: t('room.outpatient'), values: visits },
    { name: t('room.inpatient'), values: stays },
    { name: t('room.emergency'), values: emergencies },
  ];
  return {
    axis: t('month'),
    months,
    /** One series, and three that make a whole. */
    one: [rooms[0]!],
    three: rooms,
    /** Above and below 0: by how much the stock changed. */
    changes: [{ name: t('change'), values: [24, -12, 8, -31, 15, -4] }],
    /** A month in which nobody counted. */
    gap: [{ name: t('room.outpatient'), values: [180, 214, null, 248, 272, 305] }],
    longNames: t('longNames', { returnObjects: true }),
    longValues: [{ name: t('room.outpatient'), values: [128, 96, 61, 33] }],
  };
};
