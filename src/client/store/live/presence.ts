/** Who else is at the record that the tab shows, as long as the stream is open. Nothing of it is in the store. Rule: LIV-5. */
import type { Present, Shown } from '../../services/presence';

type Ask = (stream: string, shown: Shown | null) => Promise<readonly Present[]>;
type Place = Shown & { readonly heard: (people: readonly Present[]) => void };

/** The task, run one after the other, also after one that failed. */
const inTurn = <A, B>(task: (given: A) => Promise<B>): ((given: A) => Promise<B>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (given) => {
    const done = last.then(() => task(given));
    last = done.catch(() => undefined);
    return done;
  };
};

const createPresence = () => {
  let stream: { readonly id: string; readonly ask: Ask } | undefined;
  let place: Place | undefined;
  /** Of two that are on their way the server could take the later one first, and keep that the tab shows nothing. */
  const ask = inTurn(async (shown: Shown | null) => stream?.ask(stream.id, shown) ?? []);

  const tell = async (): Promise<void> => {
    if (!stream || !place) return;
    const { heard, ...shown } = place;
    const people = await ask(shown);
    // Meanwhile the tab may show something else.
    if (place?.heard === heard) heard(people);
  };

  return {
    /** The tab shows this record. @param heard hears who else is there, each time that it changes @returns how to leave */
    show(shown: Shown, heard: (people: readonly Present[]) => void): () => void {
      const mine: Place = { ...shown, heard };
      place = mine;
      void tell();
      return () => {
        if (place !== mine) return;
        place = undefined;
        void ask(null);
      };
    },
    /** A stream is open. */
    connect(id: string, ask: Ask): void {
      stream = { id, ask };
      void tell();
    },
    /** It is not open any more: who is there is not known. */
    disconnect(): void {
      stream = undefined;
      place?.heard([]);
    },
    /** Somebody came or left, at this record or, where none is named, perhaps anywhere: then the tab also says again what it shows. */
    changed: (at?: Pick<Shown, 'type' | 'id'>): void => void ((!at || (place?.type === at.type && place.id === at.id)) && tell()),
  };
};

/** The tab's. */
export const presence = createPresence();
