/** @jest-environment node */
/** Who is at a record: what the tab says reaches the server in its order. Rule: LIV-5. */
import { presence } from '#client/store/live/presence';
import { settled } from '../stubServer';

test('given a tab that goes from reading to writing, then each is said only once the one before was answered', async () => {
  const said: (string | null)[] = [];
  const answers: (() => void)[] = [];
  presence.connect('s', (_, shown) => {
    said.push(shown && shown.mode);
    return new Promise((resolve) => answers.push(() => resolve([])));
  });
  const [before, heard] = [jest.fn(), jest.fn()];
  const record = { type: 'tickets', id: 'a' };
  const leave = presence.show({ ...record, mode: 'reading' }, before);
  leave();
  presence.show({ ...record, mode: 'writing' }, heard);
  await settled();
  expect(said).toEqual(['reading']);
  answers.shift()!();
  await settled();
  expect(said).toEqual(['reading', null]);
  answers.shift()!();
  await settled();
  expect(said).toEqual(['reading', null, 'writing']);
  answers.shift()!();
  await settled();
  expect([before.mock.calls, heard.mock.calls]).toEqual([[], [[[]]]]);
});
