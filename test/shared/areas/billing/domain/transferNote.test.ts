/** What a client writes in a transfer: one note for each invoice (INV-15). */
import { matchesOf } from '#shared/areas/billing/domain/statementMatch';
import { transferNote } from '#shared/areas/billing/domain/transferNote';

test.each([
  ['INV/2026/11/0007', 'NADI-26-0007-U'],
  ['INV/2026/11/12345', 'NADI-26-12345-L'],
  [null, undefined],
  ['CN/2026/11/0007', undefined],
])('%s gives %s', (number, note) => expect(transferNote(number)).toBe(note));

test('one wrong digit, or two that changed places, is the note of no invoice', () => {
  const right = new Set(Array.from({ length: 9_999 }, (_, at) => transferNote(`INV/2026/11/${String(at + 1).padStart(4, '0')}`)));
  expect(right.size).toBe(9_999);
  const letter = (note: string) => note.slice(-1);
  const [one, digit, swapped] = ['0127', '0128', '0217'].map((sequence) => transferNote(`INV/2026/11/${sequence}`)!);
  expect([letter(digit!), letter(swapped!)]).not.toContain(letter(one!));
});

test('a bank that leaves out the signs is understood, and no note is the beginning of another', () => {
  const bill = (id: string, number: string) => ({ id, number, reference: transferNote(number)!, client: 'Klinik', balance: 1 });
  const open = [bill('short', 'INV/2026/11/0007'), bill('long', 'INV/2026/11/00071')];
  const text = `TRSF ${transferNote('INV/2026/11/00071')!.replaceAll('-', ' ')} BUDI`;
  expect(matchesOf([{ day: '2026-11-20', amount: 5, text }], open)[0]!.suggestion).toEqual({ id: 'long', because: 'reference' });
});
