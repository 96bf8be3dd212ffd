/** How many uploads may be under way, in all and of one person: each holds up to 5 MB until its picture is drawn. */
import { Refusal } from '../refusal';

const MOST = 40;
const MOST_OF_ONE = 4;
/** Seconds after which a refused upload may be tried again. */
const RETRY = 5;

/** Counts the uploads under way in this process, which has its share of the limits where several serve. */
export function uploadPlaces(processes: number): { run<T>(person: string, upload: () => Promise<T>): Promise<T> } {
  const underWay = new Map<string, number>();
  const [most, mostOfOne] = [Math.ceil(MOST / processes), Math.ceil(MOST_OF_ONE / processes)];
  let all = 0;
  const add = (person: string, change: 1 | -1): void => {
    const own = (underWay.get(person) ?? 0) + change;
    all += change;
    if (own) underWay.set(person, own);
    else underWay.delete(person);
  };
  return {
    /** Runs `upload`. @throws Refusal `picture.busy` (429) before a byte of the body is read, hence the connection is closed */
    async run(person, upload) {
      if (all >= most || (underWay.get(person) ?? 0) >= mostOfOne) {
        throw new Refusal([{ code: 'picture.busy', meta: { seconds: RETRY } }], { 'retry-after': String(RETRY), connection: 'close' });
      }
      add(person, 1);
      try {
        return await upload();
      } finally {
        add(person, -1);
      }
    },
  };
}
