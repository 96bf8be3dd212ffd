/** Which files are taken, what they are recognised as, and under which name they are kept. Rule: VAL-15. */
import { acceptedExtensions, fileProblem, safeFileName, typeLabels, typeOfBytes, typeOfMailed, type FileType } from '#shared/domain/file';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test.each<[string, string, FileType | undefined]>([
  ['a PDF', '%PDF-1.7 …', 'application/pdf'],
  ['a PNG', '\x89PNG\r\n\x1a\n….', 'image/png'],
  ['a JPEG', '\xff\xd8\xff\xe0', 'image/jpeg'],
  ['a WebP', 'RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
  ['a sound in the same container', 'RIFF\x10\0\0\0WAVEfmt ', undefined],
  ['a page', '<html>', undefined],
  ['a page with a PDF in it', ' %PDF-1.7', undefined],
  ['a ZIP', 'PK\x03\x04', undefined],
  ['the beginning of a beginning', '%PD', undefined],
  ['nothing', '', undefined],
])('%s', (_, text, type) => {
  expect(typeOfBytes(bytes(text))).toBe(type);
});

test.each<[string, string, FileType | undefined]>([
  ['a PDF', '%PDF-1.7 …', 'application/pdf'],
  ['a photo of a phone', '\0\0\0\x18ftypheic\0\0\0\0', 'image/heic'],
  ['a film in the same container', '\0\0\0\x18ftypisom\0\0\0\0', undefined],
  ['a calendar', 'BEGIN:VCALENDAR\r\n', 'text/calendar'],
  ['S/MIME', '\x30\x82\x04\x00\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x07\x02\xa0', 'application/pkcs7-mime'],
  ['a mail', 'From: a@b.test\r\n', undefined],
])('of a mail: %s', (_, text, type) => {
  expect(typeOfMailed(bytes(text))).toBe(type);
});

const rules = { types: ['application/pdf', 'image/png'], max: 10 * 1_048_576 } as const;

test.each([
  ['a PDF', '%PDF-1.7', 8, undefined],
  ['a PDF as large as may be', '%PDF-1.7', rules.max, undefined],
  ['one byte more', '%PDF-1.7', rules.max + 1, { code: 'file.too_large', meta: { max: '10 MB' } }],
  ['an empty file', '', 0, { code: 'file.empty' }],
  ['a type that is known and not declared', '\xff\xd8\xff', 3, { code: 'file.unsupported', meta: { types: 'PDF, PNG' } }],
  ['an unknown type', '<html>', 6, { code: 'file.unsupported', meta: { types: 'PDF, PNG' } }],
])('%s', (_, text, size, problem) => {
  expect(fileProblem(bytes(text), size, rules)).toEqual(problem);
});

test.each<[string, FileType, string]>([
  ['perjanjian.pdf', 'application/pdf', 'perjanjian.pdf'],
  ['PERJANJIAN.PDF', 'application/pdf', 'PERJANJIAN.PDF'],
  ['pindai.jpeg', 'image/jpeg', 'pindai.jpeg'],
  ['perjanjian.pdf', 'image/png', 'perjanjian.pdf.png'],
  ['perjanjian', 'application/pdf', 'perjanjian.pdf'],
  ['versi 2.1', 'application/pdf', 'versi 2.1.pdf'],
  ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
  ['C:\\Dokumen\\perjanjian.pdf', 'application/pdf', 'perjanjian.pdf'],
  ['.htaccess', 'application/pdf', 'htaccess.pdf'],
  ['.pdf', 'application/pdf', 'file.pdf'],
  ['', 'application/pdf', 'file.pdf'],
  ['a\u0000b\r\n<c>.pdf', 'application/pdf', 'abc.pdf'],
  ['perjanjian\u202Efdp.exe', 'application/pdf', 'perjanjianfdp.exe.pdf'],
  ['e\u0301.pdf', 'application/pdf', 'é.pdf'],
  [`${'a'.repeat(300)}.pdf`, 'application/pdf', `${'a'.repeat(120)}.pdf`],
  ['💉'.repeat(200), 'application/pdf', `${'💉'.repeat(120)}.pdf`],
])('%j of the type %s is kept as %j', (given, type, kept) => {
  expect(safeFileName(given, type)).toBe(kept);
});

test('what comes by mail alone is neither offered nor uploaded', () => {
  const types: FileType[] = ['image/png', 'image/heic', 'text/calendar', 'application/pkcs7-mime', 'message/rfc822'];
  expect([typeLabels(types), acceptedExtensions(types)]).toEqual(['PNG', '.png']);
  expect(fileProblem(bytes('BEGIN:VCALENDAR'), 15, { types, max: 100 })).toEqual({ code: 'file.unsupported', meta: { types: 'PNG' } });
});

test('types are told as people call them, and to the file dialog by their extensions', () => {
  expect(typeLabels(['application/pdf', 'image/jpeg'])).toBe('PDF, JPEG');
  expect(acceptedExtensions(['application/pdf', 'image/jpeg'])).toBe('.pdf,.jpg,.jpeg');
});
