/** When something of a ticket is due: in words, with a colour that says the same. Rule: TKT-4. */
import { useEffect, useState } from 'react';
import { formatDate, formatRelative } from '../../../ui/formats';
import { StatusChip, type Tone } from '../../../ui/StatusChip';
import { useLanguage } from '../../../ui/useLanguage';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The present time in milliseconds, again every minute. */
export const useMinute = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
};

const toneOf = (left: number): Tone => {
  if (left < 0) return 'danger';
  return left < HOUR ? 'warning' : 'info';
};

/** @param iso the instant at which it is due */
export function DueChip({ iso }: { iso: string }) {
  const language = useLanguage();
  const now = useMinute();
  return (
    <time dateTime={iso} title={formatDate(iso, language)}>
      <StatusChip tone={toneOf(Date.parse(iso) - now)}>{formatRelative(iso, language, now)}</StatusChip>
    </time>
  );
}
