/** Every session in this folder, replayed: drop a file here, and a bug report is a test. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { redact } from '#client/services/redaction';
import { whole, wholeEnd, withoutPersons } from '#client/store/sessionFile';
import type { SavedSession } from '#client/store/savedSession';
import { readLog } from '../replay/log';
import { replay } from '../replay/replay';
import { explain } from '../replay/words';
import { journeys } from './people';
import { PASSWORD } from '../password';

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

/** What people of the journeys type into fields, as their sources say it. */
const fieldWithText =
  /\b(?:name|entity_name|reason|complaint|address|city|phone|npwp|holder|reference|number|description_id|email)(?:: | = )'([^']{4,})'/g;
const otherText = /(?:saved|draftSubscription|lineOf|proofOf|sampleFile|paid)\([^')]*'([^'/]{4,})'/g;
const sources = ['people.ts', 'subscriptions.ts', 'billing.ts', 'browser.ts', 'clinic.ts', 'steps.ts'];
const typed = sources
  .map((name) => readFileSync(join(__dirname, name), 'utf8'))
  .flatMap((source) => [fieldWithText, otherText].flatMap((form) => [...source.matchAll(form)].map(([, text]) => text!)))
  // An address under `.test` is nobody's.
  .filter((text) => !text.endsWith('.test'));

test('the sources of the journeys tell what was typed', () => {
  const some = ['Klinik Mawar', 'Ibu Mawar', '+6281234567678', 'Jalan Kenanga 12', '5270123456', '0013121660091000', 'ratna@klinik.id'];
  expect(typed).toEqual(expect.arrayContaining([...some, 'Uangnya belum masuk.', 'Renovasi gedung', 'TRSF 0091', 'bukti-transfer.png']));
});

test.each(files)('%s holds stand-ins in place of what is personal', (name) => {
  const saved = JSON.parse(JSON.stringify(savedIn(name))) as SavedSession;
  expect(withoutPersons(saved)).toEqual(saved);
  const text = read(name).toLowerCase();
  expect(typed.filter((one) => text.includes(one.toLowerCase()) || text.includes(encodeURIComponent(one).toLowerCase()))).toEqual([]);
});

test.each(files)('%s holds no password and no token', (name) => {
  const text = read(name);
  const session: unknown = JSON.parse(text);
  expect(redact(session)).toBe(session);
  expect(text).not.toContain(PASSWORD);
  expect(text).not.toMatch(/Bearer |"(password|access_token)":"(?!\[redacted\]")/);
});
