/** What a key means on an event: open it, delete it, move it, or change its end. */
import type { View } from './views';
import { moved, resized, type Shift, type Times } from './times';

/** Minutes of one step up or down the hours. */
export const step = 30;

export type KeyAction =
  { readonly do: 'open' } | { readonly do: 'remove' } | { readonly do: 'movedTo' | 'resizedTo'; readonly times: Times };

type Pressed = {
  readonly key: string;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
};

/** Where days stand one below the other, up and down go by weeks; where hours do, by a step of them. */
const shiftOf = (key: string, byHours: boolean): Shift | undefined => {
  const vertical = (sign: 1 | -1): Shift => (byHours ? { minutes: sign * step } : { days: sign * 7 });
  const shifts: Readonly<Record<string, Shift>> = {
    ArrowLeft: { days: -1 },
    ArrowRight: { days: 1 },
    ArrowUp: vertical(-1),
    ArrowDown: vertical(1),
  };
  return shifts[key];
};

/** @returns nothing for a key that means nothing here */
export const keyActionOf = ({ key, altKey, shiftKey, ctrlKey, metaKey }: Pressed, event: Times, view: View): KeyAction | undefined => {
  if (ctrlKey || metaKey) return undefined;
  if (!altKey) {
    if (key === 'Enter' || key === ' ') return { do: 'open' };
    return key === 'Delete' ? { do: 'remove' } : undefined;
  }
  const times: Times = { start: event.start, end: event.end, allDay: event.allDay };
  const shift = shiftOf(key, view !== 'month' && !event.allDay);
  if (!shift) return undefined;
  return shiftKey ? { do: 'resizedTo', times: resized(times, shift) } : { do: 'movedTo', times: moved(times, shift) };
};
