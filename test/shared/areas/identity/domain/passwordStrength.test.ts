/** The measure of passwords: common ones are known, words of two languages are guessed, and length alone can't keep a server busy. Rule: SGN-10. */
import { isCommon, measure } from '#shared/areas/identity/domain/passwordStrength';

test.each<[string, string[], number, number]>([
  ['1234567890', [], 0, 0],
  ['qwertyuiop', [], 0, 0],
  ['P4ssw0rd123', [], 0, 1],
  ['selamatpagi', [], 0, 1],
  ['indonesia2026', [], 0, 1],
  ['klinik-melati', [], 2, 4],
  ['klinikmelati', [], 2, 4],
  ['klinikmelati', ['Klinik Melati'], 0, 1],
  ['sulastri.dewi', ['Sulastri', 'Sulastri.Dewi@klinik.test'], 0, 1],
  ['kasa-steril-2026', [], 3, 4],
  ['correct horse battery', [], 4, 4],
])('%s, with the hints %j, is worth %i to %i', async (password, hints, least, most) => {
  const score = await measure(password, hints);
  expect(score).toBeGreaterThanOrEqual(least);
  expect(score).toBeLessThanOrEqual(most);
});

test.each([
  ['qwertyuiop', true],
  ['QWERTYUIOP', true],
  ['ｑｗｅｒｔｙｕｉｏｐ', true],
  ['password123', true],
  ['kasa-steril-2026', false],
])('%s is among the commonest: %s', async (password, expected) => expect(await isCommon(password)).toBe(expected));

test('given the longest passwords, then only their beginning is measured: more of the same changes nothing', async () => {
  const begins = 'p@$$w0rd'.repeat(5);
  expect(await measure(begins.repeat(5), [])).toBe(await measure(begins, []));
  expect(await measure(`${begins}${'\ud83d\ude00'.repeat(5_000)}`, [])).toBe(await measure(begins, []));
});
