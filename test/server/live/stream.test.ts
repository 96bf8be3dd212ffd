/** One stream of live updates. Rule: LIV-1. */
import type { Actor } from '#shared/access';
import { liveStream } from '#server/live/stream';

const ID = '018f6b1c-0000-7000-8000-000000000001';

test('given a slow receiver, then events are not kept without end: it is told once that anything may have changed', async () => {
  const actor: Actor = { id: '', roles: [], permissions: [], entityId: null };
  const slow = liveStream({ id: 'x', session: { tokenHash: Buffer.alloc(32), userId: '' }, workplace: null, actor });
  const event = { own: false, resources: [{ type: 'tags', list: true, records: [], gone: Array<string>(100).fill(ID) }] };
  for (let time = 0; time < 200; time++) slow.send('stale', event);
  const waiting = slow.body.readableLength;
  let text = '';
  for await (const part of slow.body) {
    text += String(part);
    if (text.endsWith('event: all\ndata: {}\n\n')) break;
  }
  expect(waiting).toBeLessThan(70_000);
  expect(text.match(/event: (?!stale)\w+/g)).toEqual(['event: all']);
});
