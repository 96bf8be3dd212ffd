/** Files as programs write them are read as text. Rule: INV-25. */
import { readFileSync } from 'node:fs';
import { TextDecoder } from 'node:util';
import { readStatement } from '#shared/areas/billing/domain/bankStatement';
import { textOfBytes } from '#client/services/fileText';

beforeAll(() => void Object.assign(globalThis, { TextDecoder }));

const text = 'Tanggal\tJumlah\n25/11/2026\t5';
const little = Buffer.from(text, 'utf16le');
const big = Buffer.from(little).swap16();

test.each([
  ['UTF-8', Buffer.from('Café “Melati”'), 'Café “Melati”'],
  ['UTF-8 with a mark', Buffer.from('\uFEFFCafé'), 'Café'],
  ['UTF-16 with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), little]), text],
  ['UTF-16 the other way round, with its mark', Buffer.concat([Buffer.from([0xfe, 0xff]), big]), text],
  ['UTF-16 without a mark', little, text],
  ['UTF-16 the other way round, without a mark', big, text],
  ['the letters of old Windows', Buffer.from('Café Melati', 'latin1'), 'Café Melati'],
  ['an empty file', Buffer.from(''), ''],
])('%s', (_, bytes, read) => expect(textOfBytes(new Uint8Array(bytes))).toBe(read));

test('a statement in UTF-16 with tabs is read', () => {
  const bytes = readFileSync(new URL('../../shared/areas/billing/domain/statements/33-utf16-tab.csv', import.meta.url));
  expect(readStatement(textOfBytes(new Uint8Array(bytes)), { latest: '2026-11-26' })).toMatchObject({
    lines: [{ day: '2026-11-25', amount: 143_190, text: 'TRF INV/2026/11/0001' }],
    unread: [],
  });
});
