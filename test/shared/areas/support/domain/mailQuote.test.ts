/** What somebody wrote in an answer, without the mail that their program repeats. Rule: TKT-13. */
import { ownWords } from '#shared/areas/support/domain/mailQuote';

const AT = 'Nadi <no-reply@nadi.test>';

describe('what a program repeats is folded', () => {
  test.each([
    ['Gmail, in English', 'Yes.\n\nOn Mon, Nov 9, 2026 at 10:00 AM Nadi <a@b.test> wrote:\n> Question?', 'Yes.'],
    ['Gmail, broken into two lines', 'Yes.\n\nOn Mon, Nov 9, 2026 at 10:00 AM Nadi Support\n<a@b.test> wrote:\n> Question?', 'Yes.'],
    ['Gmail, broken into three lines', 'Yes.\n\nOn Mon, Nov 9, 2026\nat 10:00 AM Nadi Support\n<a@b.test> wrote:\n> Question?', 'Yes.'],
    ['Gmail, in Indonesian', 'Ya.\n\nPada Sen, 9 Nov 2026 pukul 10.00 Nadi <a@b.test> menulis:\n> Tanya?', 'Ya.'],
    ['Gmail, without the marks of its lines', `Ya.\n\nPada Sen, 9 Nov 2026 pukul 10.00 ${AT} menulis:\n\nTanya?\nSalam`, 'Ya.'],
    ['an attribution with nothing after it', `Ya.\n\nPada Sen, 9 Nov 2026 pukul 10.00 ${AT} menulis:\n`, 'Ya.'],
    ['marks without a space', 'Ya.\nOn 9 Nov 2026 10:00, a@b.test wrote:\n>Tanya?\n>100 tablet', 'Ya.'],
    ['Outlook', 'Ya.\r\n\r\n-----Original Message-----\r\nFrom: Nadi\r\n', 'Ya.'],
    ['Outlook with a line', `Ya.\n${'_'.repeat(32)}\nFrom: Nadi <a@b.test>\nSent: Monday`, 'Ya.'],
    ['Outlook, in Indonesian', 'Ya.\n\nDari: Nadi <a@b.test>\nDikirim: Senin', 'Ya.'],
    ['Outlook with bold names', `Done.\n\n*From:* ${AT}\n*Sent:* Wednesday, 10:15 AM\n*To:* Ayu\n*Subject:* TKT\n\nOld words.`, 'Done.'],
    ['Outlook with bold names of another kind', `Ya.\n\n**Dari:** ${AT}\n**Kepada:** Ayu\n\nLama.`, 'Ya.'],
    ['Outlook with a name for an address', 'Ya.\n\nDari: Nadi\nDikirim: Rabu 10.15\nKepada: Ayu\nSubjek: TKT\n\nLama.', 'Ya.'],
    ['Outlook with an address alone', 'Ya.\n\nFrom: no-reply@nadi.test\nSent: Monday\nTo: Ayu\n\nOld.', 'Ya.'],
    ['answers between repeated lines', '> Peramban apa?\nChrome.\n> Sejak kapan?\nKemarin.', 'Chrome.\nKemarin.'],
    ['a signature', 'Ya.\n-- \nSuster Ani\nKlinik Melati', 'Ya.'],
    [
      'an answer below',
      `Pada tanggal Rab, 25 Nov 2026 pukul 10.15 ${AT} menulis:\n> Halo,\n> sudah?\n\nTetap tidak bisa.\nEP-4471.`,
      'Tetap tidak bisa.\nEP-4471.',
    ],
    ['answers above and below', `Baik.\nOn 9 Nov 2026 10:00, ${AT} wrote:\n> Q1\n\nSelesai.`, 'Baik.\n\nSelesai.'],
    ['an amount below', `On 9 Nov 2026 10:00, ${AT} wrote:\n> Berapa?\n\n>100 tablet`, '>100 tablet'],
  ])('%s', (_, given, own) => expect(ownWords(given)).toEqual({ own, isFolded: true }));
});

describe('what may be their own stays', () => {
  test.each([
    ['no sign', 'Halo.\n\nTerima kasih.'],
    ['a list between two lines', 'Tiga printer rusak.\n\n--\nLoket 1: EP-4471\nLoket 2: EP-4472\n--\nMohon dikirim teknisi.'],
    ['the same with spaces after the lines', 'Tiga printer rusak.\n\n-- \nLoket 1: EP-4471\n-- \nMohon dikirim teknisi.'],
    ['a line and much after it', `Daftar:\n-- \n${'Loket\n'.repeat(20).trim()}`],
    ['from and to of a patient', 'Pasien yang gagal:\nDari: Loket pendaftaran 2\nKe: Poli gigi\nJumlah: 14 orang'],
    ['a formal letter', 'Dari: Klinik A\nTanggal: 25 November 2026\nKepada: Apotek B\nPerihal: Permintaan obat\n\nMohon 10 strip.'],
    ['addresses of their own', 'Gagal kirim:\nDari: loket@klinik.test\nKe: lab@klinik.test\nMohon dicek.'],
    ['an address after one word', 'Dari: ani@klinik.test\nItu alamat yang gagal.'],
    ['more than', 'Kirim\n>100 tablet\n>50 sirup'],
    ['more than, with a space', 'Stok\n> 100 tablet'],
    ['a line as a border', `Bagian 1\n${'_'.repeat(20)}\nBagian 2`],
    ['somebody who wrote', 'Pada resep itu dokter menulis:\n>100 tablet\nApa benar?'],
    ['somebody who wrote, and much after it', 'Soal resep.\nPada hari Senin dokter Ani menulis:\nParasetamol 3 kali sehari'],
    ['only a repeated line', '> Tanya?'],
    ['only a repeated mail', 'From: Nadi <a@b.test>\nSent: Monday\n\nOld.'],
    ['only a forwarded mail', '---------- Forwarded message ---------\nFrom: Nadi <a@b.test>\nDate: Monday\n\nOld.'],
    ['nothing', ''],
  ])('%s', (_, given) => expect(ownWords(given)).toEqual({ own: given, isFolded: false }));
});

test('a long line without an end is read in no time', () => {
  expect(ownWords(`On ${'a '.repeat(500_000)}`).own).toHaveLength(1_000_002);
});

test('many lines that might begin a repeated mail are read in no time', () => {
  const started = performance.now();
  for (const line of ['On a', '-- ', 'From: a', '> a', '-----Original Message-----', 'Pada a@b.test menulis:'])
    ownWords(`${line}\n`.repeat(20_000));
  expect(performance.now() - started).toBeLessThan(2_000);
});
