/** Puts text into a text field where the cursor stands, or instead of what is selected; afterwards one goes on writing behind it. */
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { MOST_MESSAGE } from '#shared/areas/support/resources/ticket';

export const useInsertion = (text: string, setText: (text: string) => void) => {
  const input = useRef<HTMLTextAreaElement>(null);
  const insert = (added: string) => {
    const { selectionStart: from, selectionEnd: to } = input.current ?? { selectionStart: text.length, selectionEnd: text.length };
    flushSync(() => setText(`${text.slice(0, from)}${added}${text.slice(to)}`.slice(0, MOST_MESSAGE)));
    input.current?.focus();
    input.current?.setSelectionRange(from + added.length, from + added.length);
  };
  return { input, insert };
};
