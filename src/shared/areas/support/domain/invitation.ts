/** An invitation in a calendar file (RFC 5545): what it is about and when, as somebody reads it in a message. Rule: TKT-13. */
import { localeOf, type Language } from '../../../locale';

/** A time as the file says it. `zone`: undefined for one of its own, which is UTC, and for a day; empty for a time without any. */
type When = { readonly at: Date; readonly isDay: boolean; readonly zone: string | undefined };

export type Invitation = {
  readonly kind: 'request' | 'reply' | 'cancel';
  readonly title: string;
  readonly place: string;
  readonly start: When | undefined;
  readonly end: When | undefined;
};

/** Characters of a file that are looked at, and of a text in it. */
const MOST_FILE = 200_000;
const MOST_TEXT = 300;

const TIME = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?$/;

const textOf = (value: string): string =>
  value.replace(/\\n/gi, ' ').replace(/\\(.)/g, '$1').replace(/\s+/g, ' ').trim().slice(0, MOST_TEXT);

const whenOf = (value: string, zone: string | undefined): When | undefined => {
  const [, year, month, day, hour, minute, second, utc] = TIME.exec(value.trim()) ?? [];
  if (!year) return undefined;
  const at = new Date(Date.UTC(+year, +month! - 1, +day!, +(hour ?? 0), +(minute ?? 0), +(second ?? 0)));
  const isDay = hour === undefined;
  return { at, isDay, zone: isDay || utc ? undefined : (zone ?? '') };
};

const kinds: Readonly<Record<string, Invitation['kind']>> = { REPLY: 'reply', CANCEL: 'cancel' };

/** The first event of a calendar file; undefined where there is none. */
export const invitationIn = (file: string): Invitation | undefined => {
  const lines = file
    .slice(0, MOST_FILE)
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/);
  const from = lines.findIndex((line) => /^BEGIN:VEVENT/i.test(line));
  if (from < 0) return undefined;
  const to = lines.findIndex((line, at) => at > from && /^END:VEVENT/i.test(line));
  const event = lines.slice(from, to < 0 ? undefined : to);
  const found = (name: string, among = event) => {
    const line = among.find((one) => new RegExp(`^${name}[;:]`, 'i').test(one)) ?? '';
    const [, parameters = '', value = ''] = /^[^;:]+((?:;[^;:"]*(?:"[^"]*"[^;:"]*)?)*):(.*)$/s.exec(line) ?? [];
    return { value, zone: /;TZID="?([^";:]+)/i.exec(parameters)?.[1] };
  };
  const [start, end] = [found('DTSTART'), found('DTEND')];
  return {
    kind: kinds[found('METHOD', lines).value.trim().toUpperCase()] ?? 'request',
    title: textOf(found('SUMMARY').value),
    place: textOf(found('LOCATION').value),
    start: whenOf(start.value, start.zone),
    end: whenOf(end.value, end.zone),
  };
};

const texts: Readonly<Record<Language, Readonly<Record<Invitation['kind'] | 'time' | 'place' | 'untitled', string>>>> = {
  id: {
    request: 'Undangan',
    reply: 'Jawaban undangan',
    cancel: 'Undangan dibatalkan',
    time: 'Waktu',
    place: 'Tempat',
    untitled: 'tanpa judul',
  },
  en: {
    request: 'Invitation',
    reply: 'Answer to an invitation',
    cancel: 'Cancelled invitation',
    time: 'Time',
    place: 'Place',
    untitled: 'without a title',
  },
};

const timeText = ({ start, end }: Invitation, language: Language, zone: string): string => {
  const whole: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };
  const written = start!.zone === undefined;
  const format = new Intl.DateTimeFormat(
    localeOf[language],
    start!.isDay
      ? { ...whole, timeZone: 'UTC' }
      : { ...whole, hour: '2-digit', minute: '2-digit', timeZone: written ? zone : 'UTC', ...(written && { timeZoneName: 'short' }) },
  );
  // The end of whole days is the day after them.
  const last = end && end.isDay ? new Date(end.at.getTime() - 86_400_000) : end?.at;
  const text = last && last > start!.at ? format.formatRange(start!.at, last) : format.format(start!.at);
  return start!.zone ? `${text} (${start!.zone})` : text;
};

/** @param zone in which times are said that are the same everywhere */
export const invitationText = (invitation: Invitation, language: Language, zone: string): string => {
  const words = texts[language];
  const { kind, title, place, start } = invitation;
  return [
    `${words[kind]}: ${title || words.untitled}`,
    ...(start ? [`${words.time}: ${timeText(invitation, language, zone)}`] : []),
    ...(place ? [`${words.place}: ${place}`] : []),
  ].join('\n');
};
