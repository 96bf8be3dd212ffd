/** Bars of progress: before, on the way, done. */
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '#client/ui/ProgressBar';
import { State, States } from '../Specimen';

const ways = [
  ['start', 0],
  ['half', 42],
  ['done', 100],
] as const;

export function ProgressStates() {
  const { t } = useTranslation('galleryWidgets');
  return (
    <States>
      {ways.map(([name, value]) => (
        <State key={name} name={`${value}%`}>
          <ProgressBar label={t(`progress.${name}`)} value={value} />
        </State>
      ))}
    </States>
  );
}
