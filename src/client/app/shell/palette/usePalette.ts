/** What the palette lists for what is typed, and which entry the keyboard is on. */
import { useMemo, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry, Offer, Section } from './entries';
import type { Kind } from './kinds';
import { fitting } from './matching';
import { useRecent } from './useRecent';
import { useRecords } from './useRecords';

/** Pages and commands that are shown once something is typed. */
const most = { pages: 6, adding: 4, commands: 4 };
/** A command is a sentence, in whose middle almost anything is found: it counts by the beginnings of its words. */
const worst = { pages: Infinity, adding: Infinity, commands: 2 };

/** Where a key leads among so many entries; undefined for a key that leads nowhere. */
const stepTo = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

export function usePalette(offer: Offer, kinds: readonly Kind[], onChoose: (entry: Entry) => void) {
  const { t } = useTranslation('shell');
  const [q, setQ] = useState('');
  const [active, setActive] = useState('');
  const recent = useRecent(offer, kinds);
  const found = useRecords(q, kinds);
  const sections = useMemo((): readonly Section[] => {
    const words = q.trim();
    const of = (key: 'pages' | 'adding' | 'commands'): Section => ({
      key,
      title: t(`section.${key}`),
      entries: words ? fitting(offer[key], words, most[key], worst[key]) : offer[key],
    });
    const all = words
      ? [of('pages'), of('adding'), of('commands'), ...found.sections]
      : [{ key: 'recent', title: t('section.recent'), entries: recent.entries }, of('adding'), of('pages'), of('commands')];
    return all.filter(({ entries }) => entries.length);
  }, [q, offer, found.sections, recent.entries, t]);

  const entries = useMemo(() => sections.flatMap((section) => section.entries), [sections]);
  const at = Math.max(
    0,
    entries.findIndex(({ key }) => key === active),
  );
  const current = entries[at];
  const type = (text: string) => {
    setQ(text);
    setActive('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && current) {
      event.preventDefault();
      return onChoose(current);
    }
    const next =
      entries.length && !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
        ? stepTo(event.key, at, entries.length)
        : undefined;
    // In a text that can be walked through, its beginning and its end are what Home and End mean.
    if (next === undefined || (q && (event.key === 'Home' || event.key === 'End'))) return;
    event.preventDefault();
    setActive(entries[next]!.key);
  };
  return {
    q,
    type,
    sections,
    count: entries.length,
    current,
    setActive,
    onKeyDown,
    wanted: recent.wanted,
    searching: found.searching,
    failed: found.failed,
  };
}
