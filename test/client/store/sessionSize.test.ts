/** @jest-environment node */
/** Fifteen minutes of steady use are saved whole, in less than 500 KB. */
import { gunzipSync } from 'node:zlib';
import { toRecords } from '#client/services/documents';
import { newId } from '#client/storeKit/ids';
import { compressed, sessionFileText } from '#client/store/sessionFile';
import { createSessionLog } from '#client/store/sessionLog';
import { resourceObject } from '../stubServer';

/** A list every eight seconds, of the usual length, and a save every twenty. */
const LISTS = 110;
const SAVES = 45;
const ROWS = 25;
const MOST_BYTES = 500_000;

let seed = 1;
/** Words that repeat as little as those of a clinic do. */
const anyWord = (): string => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed.toString(36);
};
const text = (words: number): string => Array.from({ length: words }, anyWord).join(' ');
const row = () =>
  resourceObject('items', {
    id: newId(),
    name: text(3),
    description: `<p>${text(20)}</p>`,
    excerpt: text(10),
    status: 'published',
    date: '2026-11-26',
    version: 1,
  });

/** An intent and what becomes of it. */
const asked = (verb: string, did: string, payload: object, data: object) => {
  const request = newId();
  const document = { data } as Parameters<typeof toRecords>[0];
  const exchange = { method: 'GET', path: `/api/v1/items?filter[q]=${anyWord()}`, status: 200, document };
  return [
    { type: `item/${verb}`, payload, meta: { request, then: [] } },
    { type: `item/${did}`, payload: { records: toRecords(document) }, meta: { request, exchange } },
  ];
};

test('fifteen minutes of use', async () => {
  const log = createSessionLog(400);
  const actions = [
    ...Array.from({ length: LISTS }, () =>
      asked('list', 'listed', { key: 'grid', query: { q: anyWord() } }, Array.from({ length: ROWS }, row)),
    ),
    ...Array.from({ length: SAVES }, () => asked('add', 'saved', { id: newId(), name: text(3) }, row())),
  ].flat();
  for (const action of actions) log.hear(action, {});
  const session = log.save({});
  expect(session.start).toBeNull();
  const { content, ending } = await compressed(sessionFileText(session));
  const bytes = Buffer.from(await content.arrayBuffer());
  expect(ending).toBe('.json.gz');
  expect(bytes.length).toBeLessThan(MOST_BYTES);
  const saved = JSON.parse(gunzipSync(bytes).toString('utf8')) as typeof session;
  expect(saved.actions.map(({ type }) => type)).toEqual(actions.map(({ type }) => type));
});
