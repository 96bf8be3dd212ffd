/** When something of a ticket is due: in words, with a colour that says the same. Rule: TKT-4. */
import { useEffect, useState } from 'react';
import { formatDate, formatRelative, hoursFromNow } from '#client/ui/formats';
import { StatusChip, type Tone } from '#client/ui/StatusChip';
import { useLanguage } from '#client/ui/useLanguage';

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

/** @param iso the instant at which it is due @param hours told in hours however many they are, as a limit of 72 hours is */
export function DueChip({ iso, hours = false }: { iso: string; hours?: boolean }) {
  const language = useLanguage();
  const now = useMinute();
  const left = Date.parse(iso) - now;
  return (
    <time dateTime={iso} style={{ display: 'inline-flex' }} title={formatDate(iso, language)}>
      <StatusChip tone={toneOf(left)}>
        {hours && Math.abs(left) >= HOUR ? hoursFromNow(Math.trunc(left / HOUR), language) : formatRelative(iso, language, now)}
      </StatusChip>
    </time>
  );
}
