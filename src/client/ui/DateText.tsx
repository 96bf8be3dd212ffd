/** Dates as people read them: exact, or how long ago with the exact one on hover and focus. */
import css from './DateText.module.css';
import { formatDate, formatPeriod, formatRelative } from './formats';
import { useLanguage } from './useLanguage';

/** A day (`2026-11-21`) or a moment (with its time), written out. */
export function DateText({ iso }: { iso: string }) {
  return (
    <time className="tabular" dateTime={iso}>
      {formatDate(iso, useLanguage())}
    </time>
  );
}

/** A span of days: `2026-11-01/2026-11-30`. */
export function PeriodText({ period }: { period: string }) {
  const language = useLanguage();
  return <span className="tabular">{formatPeriod(period, language)}</span>;
}

/**
 * "2 jam yang lalu"; hovering it, focusing it or the grid cell around it shows the exact moment in its place.
 * @param now milliseconds; the present unless given
 * @param tabStop whether it can be focused by itself, where nothing around it can
 */
export function RelativeDate({ iso, now = Date.now(), tabStop = false }: { iso: string; now?: number; tabStop?: boolean }) {
  const language = useLanguage();
  const exact = formatDate(iso, language);
  return (
    <time className={`tabular ${css.relative}`} dateTime={iso} title={exact} tabIndex={tabStop ? 0 : undefined}>
      <span>{formatRelative(iso, language, now)}</span>
      <span>{exact}</span>
    </time>
  );
}
