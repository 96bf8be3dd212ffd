/** How many uploads may be under way, in all and of one person: each is held in memory until it is stored. */
import { Refusal } from '../refusal';

type Limits = {
  readonly most: number;
  readonly mostOfOne: number;
  /** What a person is told who has to wait. */
  readonly code: 'picture.busy' | 'file.busy';
};

/** 40 pictures take up to 200 MB until they are drawn. */
export const picturePlaces: Limits = { most: 40, mostOfOne: 4, code: 'picture.busy' };
/** 20 files of 10 MB take as much. */
export const filePlaces: Limits = { most: 20, mostOfOne: 4, code: 'file.busy' };

/** Seconds after which a refused upload may be tried again. */
const RETRY = 5;

export type UploadPlaces = { run<T>(person: string, upload: () => Promise<T>): Promise<T> };

/** Counts the uploads under way in this process, which has its share of the limits where several serve. */
export function uploadPlaces(processes: number, limits: Limits): UploadPlaces {
  const underWay = new Map<string, number>();
  const [most, mostOfOne] = [Math.ceil(limits.most / processes), Math.ceil(limits.mostOfOne / processes)];
  let all = 0;
  const add = (person: string, change: 1 | -1): void => {
    const own = (underWay.get(person) ?? 0) + change;
    all += change;
    if (own) underWay.set(person, own);
    else underWay.delete(person);
  };
  return {
    /** Runs `upload`. @throws Refusal (429) before a byte of the body is read, hence the connection is closed */
    async run(person, upload) {
      if (all >= most || (underWay.get(person) ?? 0) >= mostOfOne) {
        throw new Refusal([{ code: limits.code, meta: { seconds: RETRY } }], { 'retry-after': String(RETRY), connection: 'close' });
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
