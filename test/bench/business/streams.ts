/** Writes a second without open streams, and while open pages hear of each write: in turns, so that a disturbance of the machine affects both. */
import { STREAM_TYPE } from '#shared/live';
import type { Catalogue } from '../api/catalogue';
import { median } from '../api/figures';
import { rateOf } from './timing';

/** As many as one session may have. */
const OF_EACH = 4;

/** Opens a stream, and reads what it says until it is ended. Returns once its first words came: that it is open. */
const listen = async ({ url }: Catalogue, authorization: string, signal: AbortSignal): Promise<void> => {
  const answer = await fetch(`${url}/api/v1/events`, { headers: { accept: STREAM_TYPE, authorization }, signal });
  if (answer.status !== 200) throw new Error(`A stream was refused: ${answer.status}`);
  const reader = answer.body!.getReader();
  await reader.read();
  const readOn = async (): Promise<void> => {
    while (!(await reader.read()).done);
  };
  // It ends by being aborted.
  readOn().catch(() => undefined);
};

/** All people open as many streams as they may. @returns how many, and how to end them */
const listenAll = async (catalogue: Catalogue) => {
  const end = new AbortController();
  const each = catalogue.people.flatMap(({ authorization }) => Array.from({ length: OF_EACH }, () => authorization!));
  for (const authorization of each) await listen(catalogue, authorization, end.signal);
  return { streams: each.length, end: () => end.abort() };
};

/**
 * @param write writes once; `at` counts from 0 and lets each be another one
 * @returns medians of writes a second, and how many streams there were
 */
export const rateListenedTo = async (
  catalogue: Catalogue,
  write: (at: number) => Promise<unknown>,
  { rounds, writes, atOnce }: Readonly<Record<'rounds' | 'writes' | 'atOnce', number>>,
) => {
  const rates = { alone: [] as number[], heard: [] as number[] };
  let at = 0;
  let streams = 0;
  const rate = () =>
    rateOf(
      Array.from({ length: writes }, () => () => write(at++)),
      atOnce,
    );
  for (let round = 0; round < rounds; round += 1) {
    rates.alone.push(await rate());
    const listening = await listenAll(catalogue);
    streams = listening.streams;
    rates.heard.push(await rate());
    listening.end();
  }
  return { alone: median(rates.alone), heard: median(rates.heard), streams };
};
