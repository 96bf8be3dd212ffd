/** How large a bubble is for which value: three round values next to one another. */
import { formatNumber } from '../formats';
import { useLanguage } from '../useLanguage';
import { largestIn, legendValues, mostOf, radiusOf, type Bubble } from './bubbles';
import css from './WorldMap.module.css';

/** @param width of the map, in pixels: on a narrow one the bubbles are smaller */
export function Legend({ title, bubbles, width }: { title: string; bubbles: readonly Bubble[]; width: number }) {
  const language = useLanguage();
  const most = mostOf(bubbles);
  return (
    <dl className={css.legend}>
      <dt>{title}</dt>
      {legendValues(most).map((value) => {
        const radius = radiusOf(value, most, largestIn(width));
        return (
          <dd key={value}>
            <svg width={radius * 2 + 2} height={radius * 2 + 2} aria-hidden="true">
              <circle cx={radius + 1} cy={radius + 1} r={radius} className={css.disc} />
            </svg>
            {formatNumber(value, language)}
          </dd>
        );
      })}
    </dl>
  );
}
