/** The line without axes in every state that it can be in. */
import { useTranslation } from 'react-i18next';
import { Sparkline } from '#client/ui/charts/Sparkline';
import { State, States } from '../Specimen';

const courses = [
  ['rising', [2, 3, 3, 5, 4, 6, 8, 7, 9, 11]],
  ['falling', [11, 9, 10, 7, 8, 5, 6, 4, 3, 3]],
  ['flat', [5, 5, 5, 5, 5, 5]],
  ['negative', [4, -2, 3, -6, 1, -3]],
  ['one', [5]],
] as const;

export function SparklineStates() {
  const { t } = useTranslation('galleryCharts');
  return (
    <States>
      {courses.map(([name, values]) => (
        <State key={name} name={t(`course.${name}.name`)}>
          <Sparkline values={values} label={t(`course.${name}.said`)} colour={name === 'falling' ? 2 : 1} />
        </State>
      ))}
    </States>
  );
}
