/** A change of plan says on which invoice its amount will be, as the server decides it. Rules: SUB-10, SUB-18. */
import { render } from '@testing-library/react';
import { planOutcome } from '#client/areas/clients/screens/subscription/planOutcome';
import en from '#client/areas/clients/words/en/subscription';
import id from '#client/areas/clients/words/id/subscription';
import type { Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import type { Language } from '#shared/locale';

const texts = { id, en };
const wordsIn = (language: Language) => {
  const t = (path: string, values: Readonly<Record<string, string>> = {}): string => {
    const found = path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], texts[language]);
    return String(found).replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name]!);
  };
  return { t: t as never, language, zone: 'Asia/Jakarta' as const };
};

const told = (cycle: string, total: number, invoiced: string | null, language: Language = 'id') => {
  const header = { status: 'active', cycle, period_end: '2026-11-30T17:00:00.000Z' } as Clientsubsheader;
  const preview = { version: 1, from: 'active', to: 'active', changes: [], amounts: { total, next: 500_000, usual: 400_000 } };
  const { sentences, price } = planOutcome(header, preview, { invoiced }, wordsIn(language));
  const { container } = render(sentences);
  return [container.querySelector('p')!.textContent, price].map((text) => text!.replaceAll('\u00a0', ' '));
};

test.each([
  [
    'a month',
    'monthly',
    50_000,
    null,
    'Berlaku sekarang: Rp 50.000 untuk sisa periode ini, ditagih bersama periode yang mulai 1 Des 2026.',
    'Rp 50.000 di tagihan berikutnya',
  ],
  [
    'a year',
    'yearly',
    50_000,
    null,
    'Berlaku sekarang: Rp 50.000 untuk sisa periode ini, ditagih sekarang dengan tagihan tersendiri.',
    'Rp 50.000 sekarang',
  ],
  [
    'a month, where the operator invoices it now',
    'monthly',
    50_000,
    'now',
    'Berlaku sekarang: Rp 50.000 untuk sisa periode ini, ditagih sekarang dengan tagihan tersendiri.',
    'Rp 50.000 sekarang',
  ],
  [
    'a month, which gets cheaper',
    'monthly',
    -50_000,
    null,
    'Kredit Rp 50.000 untuk sisa periode ini mengurangi tagihan berikutnya.',
    'Rp 500.000 per bulan',
  ],
  [
    'a year, which gets cheaper',
    'yearly',
    -50_000,
    null,
    'Kredit Rp 50.000 untuk sisa periode ini dikembalikan sekarang dengan nota kredit.',
    'Rp 500.000 per tahun',
  ],
])('given a cycle of %s', (_, cycle, total, invoiced, sentence, price) => {
  expect(told(cycle, total, invoiced)).toEqual([sentence, price]);
});

test('given a cycle of a month, in English', () => {
  expect(told('monthly', 50_000, null, 'en')).toEqual([
    'From now: IDR 50,000 for the rest of this period, invoiced with the period that begins on 1 Dec 2026.',
    'IDR 50,000 on the next invoice',
  ]);
});
