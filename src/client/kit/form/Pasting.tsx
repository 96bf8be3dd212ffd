/** Reads what is pasted into a picker in the forms that people and programs write, and repeats in a sentence what is none. Rule: VAL-16. */
import type { Dayjs } from 'dayjs';
import { useState, type ClipboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './form.module.css';

type Props = {
  /** @returns undefined for what is no such value */
  read: (text: string) => Dayjs | undefined;
  onRead: (value: Dayjs) => void;
  /** The field's value: once it is another one, the sentence goes. */
  value: string | null;
  example: 'date.unread' | 'date.unreadMoment';
  children: ReactNode;
};

/** One part of a date, such as its year: the picker takes it by itself. */
const isPart = (text: string): boolean => /^(?:\d{1,4}|[a-z]+)$/i.test(text);

/** Signs of a pasted text that are repeated. */
const SHOWN = 40;

type Unread = { readonly text: string; readonly value: string | null };

export function Pasting({ read, onRead, value, example, children }: Props) {
  const { t } = useTranslation('form');
  const [unread, setUnread] = useState<Unread>();
  // Before the picker, which reads its own form alone and puts the parts of any other in wrong places.
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text').trim();
    if (!text || isPart(text)) return;
    event.preventDefault();
    event.stopPropagation();
    const found = read(text);
    setUnread(found ? undefined : { text: text.slice(0, SHOWN), value });
    if (found) onRead(found);
  };
  const shown = unread?.value === value ? unread?.text : undefined;
  return (
    <div className={css.pasting} onPasteCapture={paste}>
      {children}
      <p role="status" className={css.unread} hidden={shown === undefined}>
        {shown !== undefined && t(example, { text: shown })}
      </p>
    </div>
  );
}
