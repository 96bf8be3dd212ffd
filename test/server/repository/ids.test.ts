/** Keys: well-formed UUIDv7 that rise, however many are made within one millisecond. */
import { isUuid } from '#shared/kit/values';
import { newId } from '#server/repository/ids';

test('given ten thousand keys of one instant, then each is a UUIDv7, and they rise', () => {
  const now = Date.UTC(2126, 0, 1);
  const ids = Array.from({ length: 10_000 }, () => newId(now));
  expect(ids.filter((id) => !isUuid(id) || id[14] !== '7')).toEqual([]);
  expect(ids).toEqual([...ids].sort());
  expect(new Set(ids).size).toBe(ids.length);
  expect(parseInt(ids[0]!.replaceAll('-', '').slice(0, 12), 16)).toBe(now);
});

test('given a clock that was set back, then keys still rise', () => {
  const later = newId(Date.UTC(2127, 0, 1));
  expect(newId(Date.UTC(2026, 0, 1)) > later).toBe(true);
});
