/** What a payment does is told in sentences before it is done. Rules: CMD-5, MNY-11, SUB-9. */
import { paymentOutcome } from '#client/areas/billing/screens/payment/usePaymentExtras';
import type { PreviewedChange } from '#client/services/serviceResults';
import en from '#client/areas/billing/words/en/paymentQueue';
import id from '#client/areas/billing/words/id/paymentQueue';
import type { Language } from '#shared/locale';

const words = { id, en };
const say =
  (language: Language) =>
  (key: string, values: Readonly<Record<string, string>> = {}): string =>
    words[language].outcome[key.replace('outcome.', '') as keyof typeof id.outcome].replace(
      /\{\{(\w+)\}\}/g,
      (_, name: string) => values[name]!,
    );

const change = (resource: string, after: Record<string, unknown>, label: string | null = null): PreviewedChange => ({
  action: 'update',
  resource,
  id: resource === 'invoice' ? 'invoice-1' : resource,
  label,
  before: {},
  after,
});
const payment = { amount: 326_340, withheld: 6_660, invoice: { type: 'invoices', id: 'invoice-1' } } as const;
const told = (changes: readonly PreviewedChange[], said: 'recorded' | 'takenBack' = 'recorded', language: Language = 'id') =>
  paymentOutcome({ version: 1, from: 'pending', to: 'verified', changes }, payment, said, 'INV/7', { t: say(language) as never, language })
    .join(' ')
    .replaceAll('\u00a0', ' ');

test.each([
  ['pays all', [change('invoice', { balance: 0 })], 'Rp 333.000 dicatat untuk tagihan INV/7. Tagihan itu lunas.'],
  ['pays a part', [change('invoice', { balance: 20_000 })], 'Rp 333.000 dicatat untuk tagihan INV/7. Sisanya Rp 20.000.'],
  [
    'pays too much, of which another invoice is paid',
    [
      change('invoice', { balance: 0 }),
      change('clientCredit', { kind: 'excess', amount: 50_000 }),
      change('clientCredit', { kind: 'spent', amount: -30_000 }),
    ],
    'Rp 333.000 dicatat untuk tagihan INV/7. Tagihan itu lunas. Rp 50.000 menjadi saldo kredit klien. Rp 30.000 dari saldo kredit membayar tagihan lain.',
  ],
  [
    'ends a suspension',
    [change('invoice', { balance: 0 }), change('clientsubsheader', { status: 'active' }, 'SUB/3')],
    'Rp 333.000 dicatat untuk tagihan INV/7. Tagihan itu lunas. Langganan SUB/3 aktif kembali.',
  ],
])('given a payment that %s', (_, changes, sentences) => {
  expect(told(changes)).toBe(sentences);
});

test('given a payment that is taken back, in English', () => {
  expect(told([change('invoice', { balance: 333_000 })], 'takenBack', 'en')).toBe(
    'IDR 333,000 is taken back from invoice INV/7. IDR 333,000 is left to pay.',
  );
});
