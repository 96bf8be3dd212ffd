/** Notes of a document that need more than a page. */
import type { Paper } from '#shared/documents/paper';
import { drawPaper } from '#server/documents/pdf/drawPaper';
import { readPdf } from '../../build/pdf';

const paper = (lines: number): Paper => ({
  language: 'id',
  brand: 'Klinik Melati',
  letterhead: null,
  title: 'Data pasien',
  number: '000001',
  status: null,
  parties: [],
  facts: [],
  table: null,
  sums: [],
  words: null,
  notes: [{ heading: 'Kunjungan', lines: Array.from({ length: lines }, (_, at) => `KJ/2026/11/${String(at + 1).padStart(5, '0')}`) }],
  signature: null,
  dutyBox: null,
  date: '2026-11-16',
  fileName: 'data-pasien-000001.pdf',
});

test.each([
  [10, 1],
  [120, 3],
])('given %i lines, then they stand on %i page(s), each of them once and in order', async (lines, pages) => {
  const read = readPdf(await drawPaper(paper(lines)));
  const found = read.pages.flatMap(({ parts }) => parts.map(({ text }) => text.trim()).filter((text) => text.startsWith('KJ/')));
  expect(read.pages).toHaveLength(pages);
  expect(found).toEqual(paper(lines).notes[0]!.lines);
});
