/** Who owes nothing that is due is neither in grace nor suspended, whatever made it so. Rule: SUB-9. */
import type { ResourceObject } from '#shared/jsonapi';
import { command, invoicesOf, paid, verified } from './billedClinic';
import { admin } from './subscribedClinic';
import { recordIn } from './testApi';
import { begun, clinic, inSeptember, onDay, stateOf } from './septemberClinic';
import type { Begun } from './septemberClinic';

inSeptember();

describe('who owes nothing that is due', () => {
  test('given grace and an invoice that is not due yet, when the overdue one is paid, then it is active', async () => {
    const made = await begun(await clinic(), { isPaid: false });
    await onDay(22);
    expect(await stateOf(made)).toBe('grace');
    await onDay(24);
    const [september, october] = await invoicesOf(made.entity);
    expect(october!.attributes).toMatchObject({ status: 'issued', due_date: '2027-10-08' });
    await onDay(25);
    await verified(september!, { amount: september!.attributes!['total'] });
    expect(await stateOf(made)).toBe('active');
    await onDay(30);
    expect(await stateOf(made)).toBe('active');
  });

  const ways: [string, (made: Begun, invoice: ResourceObject) => Promise<unknown>][] = [
    ['it is voided', (_, { id }) => command('invoices', 'invoices', id, 'void', { reason: 'Salah tagih' })],
    [
      'it is credited',
      (_, { id, attributes }) => command('invoices', 'invoices', id, 'credit', { amount: attributes!['subtotal'], reason: 'Kompensasi' }),
    ],
    ['it is given up', (_, { id }) => command('invoices', 'invoices', id, 'give-up', { reason: 'Tutup buku' })],
    [
      'another invoice is paid too much, and the credit pays it',
      async ({ entity }, { attributes }) => {
        const line = {
          kind: 'adjustment',
          description_id: 'Pelatihan',
          description_en: 'Training',
          qty: '1',
          unit_price: 10_000,
          period: null,
        };
        const made = await admin('POST', '/invoices', {
          data: { type: 'invoices', attributes: { lines: [line] }, relationships: { entity: { data: { type: 'entity', id: entity.id } } } },
        });
        const { id } = recordIn(made);
        await command('invoices', 'invoices', id, 'issue');
        const { id: payment } = recordIn(await paid(recordIn(made), { amount: 20_000 + (attributes!['total'] as number) }));
        return command('payments', 'payments', payment, 'verify');
      },
    ],
  ];
  for (const state of ['grace', 'suspended'] as const) {
    test.each(ways)(`given ${state}, when the overdue invoice is owed no more because %s, then it is active`, async (_, settles) => {
      const made = await begun(await clinic(), { isPaid: false });
      await onDay(22);
      if (state === 'suspended') await onDay(29);
      expect(await stateOf(made)).toBe(state);
      const [overdue] = await invoicesOf(made.entity);
      await settles(made, overdue!);
      expect(await stateOf(made)).toBe('active');
    });
  }
});
