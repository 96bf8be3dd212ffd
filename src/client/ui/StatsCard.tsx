/** One number at a glance, as a door to what it counts: how many there are, how many are new, and how that went. */
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router';
import { Sparkline } from './charts/Sparkline';
import { formatNumber } from './formats';
import { AscendingIcon, DescendingIcon, type Icon } from './icons';
import css from './StatsCard.module.css';
import { useLanguage } from './useLanguage';
import { useSteadyLoading } from './useSteadyLoading';

type Props = {
  icon: Icon;
  label: string;
  /** Undefined while it is on its way: a shape of the same size holds its place. */
  value: number | undefined;
  /** What is new, in words; and whether that is more or less than before. */
  news?: string | undefined;
  trend?: 'up' | 'down' | undefined;
  /** The same against before, in words. */
  compared?: string | undefined;
  /** How it went, as a line. */
  course?: readonly number[] | undefined;
  /** Where it leads, and what it leads to in words. */
  to?: string | undefined;
  link?: string | undefined;
};

const arrows = { up: AscendingIcon, down: DescendingIcon };

export function StatsCard({ icon: CardIcon, label, value, news, trend, compared, course, to, link }: Props) {
  const language = useLanguage();
  const Arrow = trend && arrows[trend];
  const waiting = useSteadyLoading(value === undefined);
  return (
    <section className={css.card} aria-busy={waiting}>
      <div className={css.head}>
        <h2>{label}</h2>
        <span className={css.icon}>
          <CardIcon size={18} strokeWidth={1.75} aria-hidden="true" />
        </span>
      </div>
      <div className={css.figure}>
        <p className="tabular">{waiting || value === undefined ? <Skeleton width={72} /> : formatNumber(value, language)}</p>
        {course && course.some((one) => one > 0) && (
          <span className={css.course}>
            <Sparkline values={course} />
          </span>
        )}
      </div>
      <p className={css.news}>
        <span>{waiting ? <Skeleton width="60%" /> : news}</span>
        <small data-trend={trend}>
          {!waiting && Arrow && <Arrow size={13} strokeWidth={2.5} aria-hidden="true" />}
          {waiting ? <Skeleton width="80%" /> : compared}
        </small>
      </p>
      {to && <Link to={to}>{link}</Link>}
    </section>
  );
}
