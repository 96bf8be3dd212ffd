/** Tells when nobody has touched the app for a while, in this tab or in another. Clocks and inputs are the browser's; the store only hears the end. */

export type Idle = {
  /** Records that the person is active now. */
  touch(): void;
  /** Calls once, as soon as nobody has been here for so many minutes. Returns how to stop watching. */
  watch(minutes: number, gone: () => void): () => void;
};

/** Where the tabs tell one another when someone was last here: milliseconds since 1970. */
const KEY = 'nadi.touched';

const MINUTE = 60_000;

/** A touch within this time of the last one is not worth telling the other tabs, in milliseconds. */
const TELL_EVERY = 2_000;

/** Where a mouse or a finger is on the screen; a browser also reports a move when the page moves under a mouse that rests. */
const placeOf = (event: Event): string | undefined => {
  const { screenX, screenY } = event as Partial<PointerEvent>;
  return screenX === undefined ? undefined : `${screenX} ${screenY}`;
};

const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * @param page where inputs are heard
 * @param open finds the storage that all tabs share; it may throw, then each tab counts for itself
 */
export const idleIn = (page: Pick<Window, 'addEventListener' | 'removeEventListener'>, open: () => Storage): Idle => {
  let own = 0;
  let told = 0;

  const elsewhere = (): number => {
    try {
      return Number(open().getItem(KEY)) || 0;
    } catch {
      return 0;
    }
  };
  const last = (): number => Math.max(own, elsewhere());

  const touch = (): void => {
    own = Date.now();
    if (own - told < TELL_EVERY && own >= told) return;
    told = own;
    try {
      open().setItem(KEY, String(own));
    } catch {
      // Other tabs cannot be informed.
    }
  };

  return {
    touch,
    watch: (minutes, gone) => {
      const left = (): number => {
        // A time in the future means that the clock was set back: ignore it.
        if (last() > Date.now()) touch();
        return last() + minutes * MINUTE - Date.now();
      };
      let timer: ReturnType<typeof setTimeout>;
      const stop = () => {
        clearTimeout(timer);
        for (const name of [...touches, 'focus']) page.removeEventListener(name, heard, { capture: true });
      };
      const look = () => {
        clearTimeout(timer);
        if (left() > 0) return void (timer = setTimeout(look, left()));
        stop();
        gone();
      };
      let place: string | undefined;
      const rests = (event: Event): boolean => {
        const before = place;
        place = placeOf(event) ?? place;
        return event.type === 'pointermove' && place !== undefined && place === before;
      };
      const heard = (event: Event) => {
        // Timers stop while the machine sleeps: the input that wakes it comes after the time limit and does not count.
        if (left() <= 0 || event.type === 'focus') look();
        else if (!rests(event)) touch();
      };
      if (last() === 0) touch();
      for (const name of [...touches, 'focus']) page.addEventListener(name, heard, { capture: true, passive: true });
      // Never at once: anyone who watches has to be listening first.
      timer = setTimeout(look, Math.max(left(), 0));
      return stop;
    },
  };
};
