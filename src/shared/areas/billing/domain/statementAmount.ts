/** Amounts and days as bank statements write them. Rule: INV-16. */
import type { Day } from '#shared/domain/calendarDays';

/** `CR` or `K` for money that came in, `DB` or `D` for money that went out, as banks put them behind the amount. */
const SIDE = /(CR|DB|K|D)\.?$/i;

const isOut = (side: string): boolean => /^D/i.test(side);

/**
 * The amount of a cell in rupiah: `527.250,00`, `527,250.00 CR`, `Rp 527.250`; below zero for money that went out.
 * @param side what another column says of the side, if there is one
 * @returns undefined for what is no amount, and for one with sen
 */
export const statementAmount = (cell: string, side = ''): number | undefined => {
  const shown = cell.replace(/^(?:rp\.?|idr)\s*/i, '').trim();
  const own = SIDE.exec(shown)?.[1] ?? side.trim();
  const bare = shown
    .replace(SIDE, '')
    .replace(/\s/g, '')
    .replace(/^([-+]?)([.,])/, '$10$2');
  const [, minus = '', digits = ''] = /^([-+]?)(\d[\d.,]*)$/.exec(bare) ?? [];
  const whole = digits.replace(/[.,]00?$/, '').replace(/[.,]-$/, '');
  if (!/^(?:\d+|\d{1,3}(?:[.,]\d{3})+)$/.test(whole)) return undefined;
  const amount = Number(whole.replace(/\D/g, ''));
  if (!Number.isSafeInteger(amount)) return undefined;
  return amount && (minus === '-' || isOut(own)) ? -amount : amount;
};

const MONTHS: Readonly<Record<string, number>> = {
  ...{ jan: 1, feb: 2, mar: 3, apr: 4, may: 5, mei: 5, jun: 6, jul: 7, aug: 8, agu: 8, ags: 8, sep: 9, oct: 10, okt: 10 },
  ...{ nov: 11, dec: 12, des: 12 },
};

const two = (number: number): string => String(number).padStart(2, '0');

const dayIfReal = (year: number, month: number, day: number): Day | undefined => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? `${year}-${two(month)}-${two(day)}` : undefined;
};

/** The last year in which this day is not after `latest`: BCA leaves the year out. */
const yearBefore = (latest: Day, month: number, day: number): number => {
  const year = Number(latest.slice(0, 4));
  return `${year}-${two(month)}-${two(day)}` <= latest ? year : year - 1;
};

/**
 * The day of a cell, the day before the month as in Indonesia: `20/11/2026`, `20-11-26`, `'20/11`, `20 Nov 2026`, `2026-11-20`, with or
 * without a time behind it.
 * @param latest the last day that the statement can have, for days without a year
 */
export const statementDay = (cell: string, latest: Day): Day | undefined => {
  const shown = cell.replace(/^'/, '').trim();
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T\s].*)?$/.exec(shown);
  if (iso) return dayIfReal(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const [, day, monthText = '', yearText] =
    /^(\d{1,2})[/\-\s.](\d{1,2}|[a-z]{3,9})(?:[/\-\s.](\d{4}|\d{2}))?(?:\s+\d{1,2}[:.]\d{2}.*)?$/i.exec(shown) ?? [];
  const month = /^\d/.test(monthText) ? Number(monthText) : MONTHS[monthText.slice(0, 3).toLowerCase()];
  if (!day || !month) return undefined;
  const year = yearText ? Number(yearText.padStart(4, '20')) : yearBefore(latest, month, Number(day));
  return dayIfReal(year, month, Number(day));
};
