/** What can be done with owned lines, with the focus and the spoken result that belong to it. */
import { useMemo, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#shared/kit/fields';
import { useLanguage } from '../../../ui/useLanguage';
import { newId } from '../../../storeKit/ids';
import type { FormField } from '../fields';
import { emptyLine, inserted, isTable, moved, pasted, removed, type Line } from './lineEdits';

export type LineActions = {
  readonly change: (at: number, name: string, value: unknown) => void;
  readonly add: (at: number) => void;
  readonly remove: (at: number) => void;
  readonly move: (from: number, to: number) => void;
  /** @returns whether the text was cells of a spreadsheet, and is in the lines now */
  readonly paste: (at: number, name: string, text: string) => boolean;
};

type Options = {
  readonly lines: readonly Line[];
  readonly onChange: (lines: readonly Line[]) => void;
  /** The owned attribute. */
  readonly owned: Field;
  readonly words: NonNullable<FormField['lines']>;
  readonly root: RefObject<HTMLElement | null>;
};

/** Keys that go with their lines, so that what is typed stays with its line when another one comes or goes. */
const useKeys = (count: number) => {
  const keys = useRef<string[]>([]);
  while (keys.current.length < count) keys.current.push(newId());
  keys.current.length = count;
  return keys;
};

const FIRST_INPUT = 'input:not([type="hidden"]), [role="combobox"], [role="spinbutton"]';

/** Once the change is shown: the first input of a line, or the button that adds one where no line is left. */
const focusSoon = (root: Options['root'], at: number) =>
  setTimeout(() => {
    const line = root.current?.querySelector<HTMLElement>(`[data-line="${at}"]`);
    (line?.querySelector<HTMLElement>(FIRST_INPUT) ?? root.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
  });

/** The same functions each time, so that a line is not drawn again because another one changed; they do what the latest ones do. */
const useSteady = (now: LineActions): LineActions => {
  const latest = useRef(now);
  latest.current = now;
  return useMemo<LineActions>(
    () => ({
      change: (...given) => latest.current.change(...given),
      add: (...given) => latest.current.add(...given),
      remove: (...given) => latest.current.remove(...given),
      move: (...given) => latest.current.move(...given),
      paste: (...given) => latest.current.paste(...given),
    }),
    [],
  );
};

/** @returns the actions, the same functions each time; the key of each line; what is to be said of the last action */
export function useLineActions({ lines, onChange, owned, words, root }: Options) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  const [said, setSaid] = useState('');
  const keys = useKeys(lines.length);
  const { max = Infinity } = owned;
  const { fields } = owned.lines!;
  const now: LineActions = {
    change: (at, name, value) => onChange(lines.map((line, index) => (index === at ? { ...line, [name]: value } : line))),
    add: (at) => {
      if (lines.length >= max) return setSaid(t('lines.full', { max }));
      keys.current = inserted(keys.current, at, newId());
      onChange(inserted(lines, at, emptyLine(fields)));
      focusSoon(root, at);
    },
    remove: (at) => {
      keys.current = removed(keys.current, at);
      onChange(removed(lines, at));
      setSaid(t('lines.removed', { name: `${words.one} ${at + 1}` }));
      focusSoon(root, Math.min(at, lines.length - 2));
    },
    move: (from, to) => {
      keys.current = moved(keys.current, from, to);
      onChange(moved(lines, from, to));
      focusSoon(root, to);
    },
    paste: (at, name, text) => {
      if (!isTable(text)) return false;
      const { lines: next, count, left } = pasted(lines, fields, words.fields, { line: at, name }, text, { max, language });
      onChange(next);
      setSaid([t('lines.pasted', { count }), left ? t('lines.cut', { count: left, max }) : ''].join(' ').trim());
      return true;
    },
  };
  return { actions: useSteady(now), keys: keys.current, said };
}
