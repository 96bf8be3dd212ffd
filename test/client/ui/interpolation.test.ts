/** @jest-environment node */
/** Numbers in sentences: grouped as the language does, and with the English form for one. */
import en from '#client/locales/en/grid';
import id from '#client/locales/id/grid';
import { speaking } from '#client/site/words';

const said = (language: 'id' | 'en', key: string, values: object) =>
  speaking(language, { grid: language === 'id' ? id : en }).t(`grid:${key}` as never, values as never);

test.each([
  ['id', 'deleteManyAsk', { count: 10_006 }, 'Hapus 10.006 data?'],
  ['en', 'deleteManyAsk', { count: 10_006 }, 'Delete 10,006 records?'],
  ['id', 'deleteManyAsk', { count: 1 }, 'Hapus 1 data?'],
  ['en', 'deleteManyAsk', { count: 1 }, 'Delete 1 record?'],
  ['en', 'deleteManyAsk', { count: 0 }, 'Delete 0 records?'],
  ['en', 'exported', { count: 1 }, '1 row exported.'],
  ['id', 'shown', { from: 1_001, to: 1_010, total: 1_234_567 }, 'Menampilkan 1.001–1.010 dari 1.234.567'],
  ['id', 'deleteExplain', { name: '2026' }, '“2026” akan dihapus. Anda masih dapat mengurungkannya sesudah ini.'],
] as const)('%s %s of %j reads "%s"', (language, key, values, sentence) => {
  expect(said(language, key, values)).toBe(sentence);
});
