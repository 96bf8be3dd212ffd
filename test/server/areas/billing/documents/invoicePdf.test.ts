/** The PDF of an invoice, read as a person and as a screen reader read it. Rules: INV-1, INV-5, MNY-2, MNY-7. */
import { invoicePaper } from '#server/areas/billing/documents/invoicePaper';
import { drawPaper } from '#server/documents/pdf/drawPaper';
import type { Language } from '#shared/locale';
import type { Invoice } from '#shared/areas/billing/resources/invoice';
import { invoiceOf, parties } from '../../../../build/invoicePapers';
import { readPdf, textOf } from '../../../../build/pdf';

const draw = (invoice: Invoice, language: Language = 'id') => drawPaper(invoicePaper(invoice, parties, language));
const read = async (invoice: Invoice, language: Language = 'id') => readPdf(await draw(invoice, language));

test.each([
  [
    'id',
    ['Tagihan', 'Tanggal terbit', '16 November 2026', 'Klinik Pratama Melati', 'NPWP 01.312.166.0-091.000', 'Pengusaha Kena Pajak (PKP)'],
  ],
  ['id', ['Modul Laboratorium 1', '1–31 Desember 2026', '2,5', 'Rp 250.000', 'Rp 435.417', 'Rp 52.250', 'Rp 527.250', 'Halaman 1 dari 1']],
  [
    'id',
    [
      'Lima ratus dua puluh tujuh ribu dua ratus lima puluh rupiah',
      'tulis NADI-26-0001-',
      'Bank Melati 123 456 7890 a.n. PT Nadi Kesehatan Nusantara',
    ],
  ],
  ['en', ['Invoice', 'Issue date', 'Laboratory module 1', '2.5', 'IDR 250,000', 'IDR 527,250', 'Page 1 of 1']],
  ['en', ['Five hundred twenty-seven thousand two hundred fifty rupiah', 'Bank Melati 123 456 7890, account holder PT Nadi']],
] as const)('in %s it says %j', async (language, said) => {
  const text = textOf(await read(invoiceOf(1), language)).replace(/ – /g, '–');
  for (const one of said) expect(text).toContain(one);
});

test.each([
  ['a discount', { discount: 75_000 }, 'Potongan -Rp 75.000'],
  ['a part payment', { status: 'partially_paid', paid: 200_000, balance: 327_250 }, 'Sudah dibayar -Rp 200.000 Sisa tagihan Rp 327.250'],
  ['a credit note', { credited: 100_000, balance: 427_250 }, 'Nota kredit -Rp 100.000 Sisa tagihan Rp 427.250'],
])('with %s, the sums state it', async (_, values, said) => {
  expect(textOf(await read(invoiceOf(1, values)))).toContain(said);
});

test.each([
  ['id', 'issued', {}, 'Belum dibayar, lewat jatuh tempo: sisa Rp 527.250'],
  ['id', 'partially_paid', { paid: 200_000, balance: 327_250 }, 'Dibayar sebagian, lewat jatuh tempo: sisa Rp 327.250'],
  ['en', 'partially_paid', { paid: 200_000, balance: 327_250 }, 'Partly paid, overdue: IDR 327,250 left'],
] as const)('in %s, an invoice that is overdue and %s says so under its number', async (language, status, sums, said) => {
  expect(textOf(await read(invoiceOf(1, { status, overdue: true, ...sums }), language))).toContain(said);
});

test.each([
  ['Jl. Melati 1\nBandung 40111', 'KOTA BANDUNG', ['Jl. Melati 1', 'Bandung 40111']],
  ['Jl. Melati 1', 'KOTA BANDUNG', ['Jl. Melati 1', 'KOTA BANDUNG']],
  [null, 'KOTA BANDUNG', ['KOTA BANDUNG']],
  ['Jl. Bandung 3', 'Kota Bandung', ['Jl. Bandung 3', 'Kota Bandung']],
  ['Jl. Asia Afrika 12, Bandung 40111', 'Kota Bandung', ['Jl. Asia Afrika 12, Bandung 40111']],
])('given the address %j in the city %s, then the city is printed once', (address, city, lines) => {
  const recipient = { ...parties.recipient, address, city, npwp: null };
  expect(invoicePaper(invoiceOf(1), { ...parties, recipient }, 'id').parties[1]!.lines).toEqual(lines);
});

test('what is paid in full names no bank account; a draft says that it is one', async () => {
  const paid = textOf(await read(invoiceOf(1, { status: 'paid', paid: 527_250, balance: 0 })));
  expect([paid.includes('Lunas'), paid.includes('Bank Melati')]).toEqual([true, false]);
  const draft = textOf(await read(invoiceOf(1, { number: null, status: 'draft', issue_date: null, due_date: null })));
  expect([draft.includes('Draf tagihan'), draft.includes('Bank Melati')]).toEqual([true, false]);
});

test('without tax, neither tax base nor tax is stated, and the issuer is no PKP', async () => {
  const issuer = { ...parties.issuer, pkp: false };
  const paper = invoicePaper(invoiceOf(1, { dpp: 475_000, ppn: 0, total: 475_000 }), { ...parties, issuer }, 'id');
  const text = textOf(readPdf(await drawPaper(paper)));
  expect([text.includes('non-PKP'), text.includes('DPP'), text.includes('PPN')]).toEqual([true, false, false]);
});

test('forty lines and long names go over several pages: every line once, and each page of lines with the names of the columns', async () => {
  const name = 'Modul Laboratorium dan Radiologi dengan integrasi alat, penyimpanan gambar, dan pelaporan berkala ke Kementerian Kesehatan';
  const lines = invoiceOf(40).lines.map((line, at) => (at % 7 ? line : { ...line, description_id: `${name} ${at + 1}` }));
  const { pages } = await read(invoiceOf(40, { lines }));
  expect(pages.map(({ text }) => /Halaman \d dari \d/.exec(text)?.[0])).toEqual([1, 2, 3, 4].map((page) => `Halaman ${page} dari 4`));
  const rowsOf = ({ parts }: (typeof pages)[number]) => parts.filter(({ role, text }) => role === 'TD' && /^ ?\d+$/.test(text));
  expect(pages.flatMap(rowsOf).map(({ text }) => Number(text))).toEqual(lines.map((_, at) => at + 1));
  expect(pages.map(({ text }) => text.includes('Harga satuan'))).toEqual(pages.map((page) => rowsOf(page).length > 0));
});

test('a screen reader is told language, title, headings and the cells of tables', async () => {
  const { title, language, marked, pages } = await read(invoiceOf(2), 'en');
  expect([title, language, marked]).toEqual(['Invoice INV/2026/11/0001', 'en', true]);
  const { parts } = pages[0]!;
  const withRole = (role: string) => parts.filter((one) => one.role === role).map(({ text }) => text.trim());
  expect(withRole('H1')).toEqual(['Invoice INV/2026/11/0001']);
  expect(withRole('H2')).toEqual(['From', 'Billed to', 'In words', 'Payment']);
  expect(withRole('TH')).toEqual(expect.arrayContaining(['Due date', 'No.', 'Description', 'Unit price', 'Total']));
  expect(withRole('TD')).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Laboratory module 2 1.+31 December 2026$/), 'IDR 250,000']),
  );
});

test('drawn again, it is the same byte for byte, and only its fonts are in it', async () => {
  const [first, second] = [await draw(invoiceOf(40)), await draw(invoiceOf(40))];
  expect(first.equals(second)).toBe(true);
  const fonts = first.toString('latin1').match(/\/BaseFont \/\S+/g)!;
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.every((font) => font.includes('+PlusJakartaSans'))).toBe(true);
});
