/** Every session in this folder, replayed: drop a file here, and a bug report is a test. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { redact } from '#client/services/redaction';
import { whole, wholeEnd, withoutPersons } from '#client/store/sessionFile';
import type { SavedSession } from '#client/store/sessionLog';
import { readLog } from '../replay/log';
import { replay } from '../replay/replay';
import { explain } from '../replay/words';
import { journeys } from './people';
import { PASSWORD } from '../replay/liveApp';

const files = readdirSync(__dirname).filter((name) => name.endsWith('.json'));
const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');

test('there is a file for each journey that people.ts tells', () => {
  expect(files).toEqual(expect.arrayContaining(Object.keys(journeys).map((name) => `${name}.json`)));
});

test.each(files)('%s comes out as it was recorded', async (name) => {
  const fault = explain(await replay(readLog(read(name))));
  if (fault) throw new Error(`${fault}\n\nIf this is meant: npm run replay test/journeys/${name} -- --update`);
});

/** As it was before each record was written once; its parts in the order in which they were saved. */
const savedIn = (name: string): SavedSession => {
  const { actions, unanswered, silent, end, others, ...head } = JSON.parse(read(name)) as SavedSession;
  const all = actions.map(whole);
  return { ...head, actions: all, unanswered, silent, end: end && wholeEnd(end, all), ...(others && { others }) };
};

const typed = /Melati|Ratna|Sari\b|Wulandari|klinik\.id|Malang|81234001000|Renovasi|Gauze|Wound|Bandages|Splints|Stitches|Waterproof/i;

test.each(files)('%s holds stand-ins in place of what is personal', (name) => {
  const saved = JSON.parse(JSON.stringify(savedIn(name))) as SavedSession;
  expect(withoutPersons(saved)).toEqual(saved);
  expect(read(name)).not.toMatch(typed);
});

test.each(files)('%s holds no password and no token', (name) => {
  const text = read(name);
  const session: unknown = JSON.parse(text);
  expect(redact(session)).toBe(session);
  expect(text).not.toContain(PASSWORD);
  expect(text).not.toMatch(/Bearer |"(password|access_token)":"(?!\[redacted\]")/);
});
