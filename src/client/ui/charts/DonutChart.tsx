/** A whole and its parts: a ring with the whole in its middle, and each part with its number and share next to it. */
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCompact, formatNumber, formatShare } from '../formats';
import { useLanguage } from '../useLanguage';
import { ChartFrame, type FrameProps } from './ChartFrame';
import css from './charts.module.css';
import { colourOf, partOf, wholeOf, type Slice } from './data';
import { DonutPlot } from './lazyPlots';

/** From here on the whole is shortened: the ring's middle has no room for more. */
const LONG = 1_000_000;

export type DonutChartProps = FrameProps & {
  /** What the parts are of: the table's first heading. */
  axis: string;
  /** What is counted: under the whole, and the table's second heading. */
  unit: string;
  slices: readonly Slice[];
};

export function DonutChart({ axis, unit, slices, ...frame }: DonutChartProps) {
  const { t } = useTranslation('charts');
  const language = useLanguage();
  const whole = wholeOf(slices);
  const said = slices.map(({ name, value }) => [name, formatNumber(value, language), formatShare(partOf(value, whole), language)] as const);
  return (
    <ChartFrame {...frame} table={{ head: [axis, unit, t('share')], rows: said }} blank={whole === 0}>
      <div className={css.whole}>
        <div className={css.ring}>
          <DonutPlot slices={slices} />
          <p className={css.middle}>
            <strong className="tabular">{(whole < LONG ? formatNumber : formatCompact)(whole, language)}</strong>
            <span>{unit}</span>
          </p>
        </div>
        <ul className={css.parts}>
          {said.map(([name, value, share], at) => (
            <li key={name}>
              <span className={css.dot} style={{ '--colour': colourOf(slices[at]!.colour, at) } as CSSProperties} />
              <span title={name}>{name}</span>
              <strong className="tabular">{value}</strong>
              <small className="tabular">{share}</small>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  );
}
