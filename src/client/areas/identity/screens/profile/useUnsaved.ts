/** Which cards hold something that leaving would lose: the page asks before it goes. */
import { useEffect, useRef } from 'react';

export type Unsaved = { readonly current: Set<string> };

/** One for the page. */
export const useUnsavedCards = (): Unsaved => useRef(new Set<string>());

/** @param holds whether this card has something unsaved now */
export function useUnsaved({ current: cards }: Unsaved, card: string, holds: boolean): void {
  useEffect(() => {
    if (holds) cards.add(card);
    return () => void cards.delete(card);
  }, [cards, card, holds]);
}
