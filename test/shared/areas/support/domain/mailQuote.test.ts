/** What somebody wrote in an answer, without the mail that their program repeats. Rule: TKT-13. */
import { withoutQuote } from '#shared/areas/support/domain/mailQuote';

test.each([
  ['no quote', 'Halo.\n\nTerima kasih.', 'Halo.\n\nTerima kasih.'],
  ['Gmail, in English', 'Yes.\n\nOn Mon, Nov 9, 2026 at 10:00 AM Nadi <a@b.test> wrote:\n> Question?', 'Yes.'],
  ['Gmail, broken into two lines', 'Yes.\n\nOn Mon, Nov 9, 2026 at 10:00 AM Nadi Support\n<a@b.test> wrote:\n> Question?', 'Yes.'],
  ['Gmail, in Indonesian', 'Ya.\n\nPada Sen, 9 Nov 2026 pukul 10.00 Nadi <a@b.test> menulis:\n> Tanya?', 'Ya.'],
  ['Outlook', 'Ya.\r\n\r\n-----Original Message-----\r\nFrom: Nadi\r\n', 'Ya.'],
  ['Outlook with a line', `Ya.\n${'_'.repeat(32)}\nFrom: Nadi <a@b.test>\nSent: Monday`, 'Ya.'],
  ['Outlook, in Indonesian', 'Ya.\n\nDari: Nadi <a@b.test>\nDikirim: Senin', 'Ya.'],
  ['answers between quoted lines', '> Peramban apa?\nChrome.\n> Sejak kapan?\nKemarin.', 'Chrome.\nKemarin.'],
  ['a signature', 'Ya.\n-- \nSuster Ani\nKlinik Melati', 'Ya.'],
  ['only a quote', '> Tanya?', ''],
  ['nothing', '', ''],
])('%s', (_, given, then) => expect(withoutQuote(given)).toBe(then));

test('a long line without an end is read in no time', () => {
  expect(withoutQuote(`On ${'a '.repeat(500_000)}`)).toHaveLength(1_000_002);
});
