/** Suggestions which invoice a line of a bank statement pays (INV-13). */
import { suggestionFor, suggestionsFor, type OpenBill } from '#shared/areas/billing/domain/statementMatch';

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
  const [byAmount, byReference] = suggestionsFor([line(527_250, 'SETORAN'), line(527_250, 'NADI-7K3Q1')], open);
  expect(byReference).toEqual({ id: '1', because: 'reference' });
  expect(byAmount).toBeUndefined();
});

test('when one of two clients with the same amount is found by name, the other is found by amount', () => {
  const found = suggestionsFor([line(143_190, 'SETORAN'), line(143_190, 'ANDI WIJAYA')], open);
  expect(found.map((one) => one?.id)).toEqual(['4', '3']);
});
