/** `npm run replay FILE…`: plays saved sessions again and says where they come out differently. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { BY } from '#client/store/savedSession';
import { compactText } from '#client/store/sessionFile';
import { isEvent } from './actions';
import { playLive } from './live';
import { readLog, textOf, type Log } from './log';
import { replay } from './replay';
import { shrink } from './shrink';
import { explain, remark, story } from './words';

const usage = `npm run replay FILE… [-- --shrink | --live | --update]

  FILE      what "Save session" or the Redux DevTools extension wrote
  --update  take what happens now for right, and write it into the file
  --shrink  find the fewest steps that still fail, and write them beside the file
  --live    let a freshly started app answer, not the log; with --update, its answers are written into the file`;

/** How many actions were people's own: as the log says, else all that no saga put. */
const peoplesIn = ({ by, actions }: Log): number =>
  by === undefined ? actions.filter((action) => !isEvent(action)).length : [...by].filter((one) => one === BY.person).length;

/** Live updates are no one's here. */
const liveIn = ({ by = '' }: Log): string => {
  const count = [...by].filter((one) => one === BY.live).length;
  return count ? `, ${count} of live updates` : '';
};

const say = (line: string) => console.log(line);

const written = (log: Log): string => compactText({ nadi: 'session', version: 1, ...log });

async function shrunk(file: string, log: Log): Promise<void> {
  const least = await shrink(log);
  if (!least) return;
  const path = file.replace(/(\.json)?(\.gz)?$/, '.shrunk.json');
  writeFileSync(path, written(least));
  say(
    `\nThe fewest steps that still fail, of ${log.actions.filter((action) => !isEvent(action)).length}, written to ${path}:\n\n${story(least.actions)}\n`,
  );
}

/** @returns whether it came out as the log says */
async function play(file: string, { update, shrink: fewest, live }: Record<'update' | 'shrink' | 'live', boolean>): Promise<boolean> {
  if (!existsSync(file)) throw new Error(`The file ${file} is not there.`);
  const log = readLog(textOf(readFileSync(file)));
  const from = performance.now();
  const replayed = live ? await playLive(log) : await replay(log);
  const time = `${Math.round(performance.now() - from)} ms`;
  const fault = explain(replayed);
  const steps = `${log.actions.length} actions, ${peoplesIn(log)} of them people's${liveIn(log)} (${time})`;
  if (!fault) say(`✓ ${basename(file)}: ${steps}`);
  else say(`${update ? '~' : '✗'} ${basename(file)}: ${steps}\n\n${fault}\n`);
  if (remark(replayed) && !update) say(remark(replayed));
  if (update) {
    writeFileSync(
      file,
      written({ ...log, times: undefined, by: undefined, actions: replayed.actions, unanswered: replayed.unanswered, end: replayed.end }),
    );
    say(`✓ ${basename(file)} now says what happens today.`);
  } else if (fault && fewest) await shrunk(file, log);
  return update || !fault;
}

async function run(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      update: { type: 'boolean', default: false },
      shrink: { type: 'boolean', default: false },
      live: { type: 'boolean', default: false },
    },
  });
  if (!positionals.length || (values.shrink && (values.update || values.live))) throw new Error(usage);
  let good = true;
  for (const file of positionals) good = (await play(file, values)) && good;
  return good;
}

run().then(
  (good) => void (process.exitCode = good ? 0 : 1),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
