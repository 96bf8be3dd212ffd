/** A number's text while it is typed: it stands as it is typed until the field is left, then as the language writes it. */
import { useState } from 'react';
import { isDecimal } from '#shared/domain/decimal';
import type { Language } from '#shared/locale';
import { useLanguage } from '../ui/useLanguage';
import { numberTexts, type NumberKind } from './numbers';

type Typed = { readonly text: string; readonly value: unknown };

/** Text that is no number in the person's language though it looks like one that travels: `1.50` in Indonesian. The rules refuse it. */
type Unread = { readonly unread: string };

const isUnread = (value: unknown): value is Unread => typeof value === 'object' && value !== null && 'unread' in value;

/** What is no number stays the text that it is. */
const written = (kind: NumberKind, value: unknown, language: Language): string => {
  if (value === null || value === undefined || value === '') return '';
  if (isUnread(value)) return value.unread;
  const isValue = typeof value === 'number' || (kind === 'decimal' && isDecimal(String(value)));
  return isValue ? numberTexts[kind].write(value as number | string, language) : String(value);
};

const read = (kind: NumberKind, text: string, language: Language): unknown => {
  if (text === '') return null;
  return numberTexts[kind].read(text, language) ?? (kind === 'decimal' && isDecimal(text) ? { unread: text } : text);
};

/**
 * @param onChange hears the number; null for an empty field, and the text itself where it is no number, for the rules to refuse
 * @returns the text to show, and what to do when it is typed or left
 */
export function useTypedNumber(kind: NumberKind, value: unknown, onChange: (value: unknown) => void) {
  const language = useLanguage();
  const [typed, setTyped] = useState<Typed>();
  return {
    // What came from elsewhere meanwhile, as from an undo, is shown instead.
    text: typed && Object.is(typed.value, value) ? typed.text : written(kind, value, language),
    type: (text: string) => {
      const next = read(kind, text.trim(), language);
      setTyped({ text, value: next });
      onChange(next);
    },
    leave: () => setTyped(undefined),
  };
}
