/** Suggestions which invoice a line of a bank statement pays (INV-13). */
import { matchesOf, type OpenBill, type StatementLine } from '#shared/areas/billing/domain/statementMatch';

const bill = (id: string, client: string, balance: number): OpenBill => ({
  id,
  number: `INV/2026/11/000${id}`,
  reference: `NADI-7K3Q${id}`,
  client,
  balance,
});
const open = [
  bill('1', 'Klinik Pratama Sehat Sentosa', 527_250),
  bill('2', 'RS Kasih Bunda', 2_969_250),
  bill('3', 'dr. Andi Wijaya', 143_190),
  bill('4', 'dr. Sri Lestari', 143_190),
];
const suggestionFor = (shown: StatementLine, bills: readonly OpenBill[]) => matchesOf([shown], bills)[0]!.suggestion ?? undefined;
const line = (amount: number, text: string) => ({ day: '2026-11-20', amount, text });

test.each([
  ['its reference, however the bank writes it', line(1, 'TRSF E-BANKING CR NADI 7K3Q1 BUDI'), { id: '1', because: 'reference' }],
  ['its number', line(1, 'BI-FAST INV2026110002 YAYASAN'), { id: '2', because: 'reference' }],
  ['two references: nothing', line(670_440, 'NADI-7K3Q1 NADI-7K3Q3'), undefined],
  ["the client's name and the amount", line(143_190, 'SRI LESTARI DR'), { id: '4', because: 'client_and_amount' }],
  ['an amount that one invoice alone has', line(2_969_250, 'SETORAN TUNAI'), { id: '2', because: 'amount' }],
  ['an amount that two invoices have: nothing', line(143_190, 'SETORAN TUNAI'), undefined],
  ['a name with another amount: nothing', line(500_000, 'KLINIK PRATAMA SEHAT SENTOSA'), undefined],
])('by %s', (_, shown, suggestion) => expect(suggestionFor(shown, open)).toEqual(suggestion));

test('an invoice is suggested once, for the line with the better reason', () => {
  const [byAmount, byReference] = matchesOf([line(527_250, 'SETORAN'), line(527_250, 'NADI-7K3Q1')], open);
  expect(byReference!.suggestion).toEqual({ id: '1', because: 'reference' });
  expect(byAmount!.suggestion).toBeNull();
});

test('when one of two clients with the same amount is found by name, the other is found by amount', () => {
  const found = matchesOf([line(143_190, 'SETORAN'), line(143_190, 'ANDI WIJAYA')], open);
  expect(found.map(({ suggestion }) => suggestion?.id)).toEqual(['4', '3']);
});

const clients = ['Klinik Pratama Sehat Sentosa', 'RS Kasih Bunda', 'Klinik Melati', 'Klinik Kasih Bunda Ibu', 'Klinik Andi'];

describe('a line that names another invoice or client is not suggested because its amount fits', () => {
  test.each([
    ['the number of a paid invoice', line(2_969_250, 'SETORAN INV/2026/10/0007'), 'other_invoice', 'INV/2026/10/0007'],
    ['that number without its signs', line(2_969_250, 'BIFAST INV2026100007YAYASAN'), 'other_invoice', 'INV2026100007'],
    ['the note of a paid invoice', line(2_969_250, 'TRF NADI 26 0004 K BUDI'), 'other_invoice', 'NADI 26 0004 K'],
    ['another client', line(2_969_250, 'TRF KLINIK MELATI'), 'other_client', 'Klinik Melati'],
    ['another client in small letters', line(2_969_250, 'trf dari melati, november'), 'other_client', 'Klinik Melati'],
    ['a client with a longer name', line(2_969_250, 'KLINIK KASIH BUNDA IBU'), 'other_client', 'Klinik Kasih Bunda Ibu'],
  ])('%s', (_, shown, because, named) =>
    expect(matchesOf([shown], open, clients)).toEqual([{ suggestion: null, doubt: { because, named } }]),
  );

  test.each([
    ['nobody', line(2_969_250, 'SETORAN TUNAI'), 'amount'],
    ['the client, and anyone who pays for it', line(2_969_250, 'KLINIK MELATI UNTUK RS KASIH BUNDA'), 'client_and_amount'],
    ['a word of which a short name is a part', line(2_969_250, 'KANDIDAT'), 'amount'],
  ])('but it is where the line names %s', (_, shown, because) =>
    expect(matchesOf([shown], open, clients)).toEqual([{ suggestion: { id: '2', because }, doubt: null }]),
  );

  test('the second line that names an invoice is not suggested for another one', () => {
    const [first, second] = matchesOf([line(527_250, 'NADI-7K3Q1'), line(2_969_250, 'NADI-7K3Q1 LAGI')], open, clients);
    expect(first!.suggestion).toEqual({ id: '1', because: 'reference' });
    expect(second).toEqual({ suggestion: null, doubt: { because: 'above_balance', named: 'INV/2026/11/0001' } });
  });
});

describe('a line that names open invoices', () => {
  const above = { because: 'above_balance', named: 'INV/2026/11/0001' };
  const several = { because: 'several_invoices', named: 'INV/2026/11/0001, INV/2026/11/0003' };
  const first = { id: '1', because: 'reference' };
  const exact = line(527_250, 'NADI-7K3Q1');
  const larger = line(600_000, 'NADI-7K3Q1');
  const both = line(670_440, 'NADI-7K3Q1 INV/2026/11/0003');

  test.each([
    ['with what is open: no doubt', [exact], [{ suggestion: first, doubt: null }]],
    ['with a part of it: no doubt', [line(100, 'INV/2026/11/0001')], [{ suggestion: first, doubt: null }]],
    ['with more than is open: it is suggested, and this is said', [larger], [{ suggestion: first, doubt: above }]],
    [
      'with more than is open, before the line that pays it',
      [larger, exact],
      [
        { suggestion: null, doubt: above },
        { suggestion: first, doubt: null },
      ],
    ],
    [
      'a second time with what is open',
      [exact, exact],
      [
        { suggestion: first, doubt: null },
        { suggestion: null, doubt: { because: 'other_line', named: 'INV/2026/11/0001' } },
      ],
    ],
    ['two of them: both are named and none is suggested', [both], [{ suggestion: null, doubt: several }]],
    [
      'two of them, one of which another line pays',
      [exact, both],
      [
        { suggestion: first, doubt: null },
        { suggestion: null, doubt: several },
      ],
    ],
    ['one of them twice', [line(527_250, 'NADI-7K3Q1 INV/2026/11/0001')], [{ suggestion: first, doubt: null }]],
  ])('%s', (_, lines, matches) => expect(matchesOf(lines, open, clients)).toEqual(matches));
});
