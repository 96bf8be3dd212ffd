/** Questions, terms and privacy: what is said follows from what the operator has set. Rule: SIT-4. */
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Faq } from '#client/site/screens/Faq';
import { Privacy } from '#client/site/screens/Privacy';
import { piecesOf, plainOf } from '#client/site/screens/fillText';
import { Terms } from '#client/site/screens/Terms';
import { bare, catalogue, complete, visit, withAccounts } from './site';

const fourteen = 14;

describe('the questions', () => {
  test('are fourteen, each with an address, where everything is set', () => {
    const { container } = visit(Faq, 'id', { settings: complete });
    const asked = [...container.querySelectorAll('details')];
    expect(asked).toHaveLength(fourteen);
    expect(asked.filter((one) => !one.querySelector('[id]') || !one.querySelector('summary h2'))).toEqual([]);
  });

  test('leave out where data is kept, while that is not set', () => {
    visit(Faq, 'id', { settings: bare });
    expect(screen.queryByText('Di mana data disimpan?')).not.toBeInTheDocument();
  });
});

const rows: [string, ComponentType, typeof bare, string, string][] = [
  ['the provider by its legal name', Terms, complete, 'antara PT Nadi Contoh dan fasilitas', 'antara Nadi dan'],
  ['the provider by its brand', Terms, bare, 'antara Nadi dan fasilitas', 'NPWP'],
  ['the promised availability', Terms, complete, 'Sasaran ketersediaan layanan: 99,5% per bulan.', 'tanpa menjanjikan angka'],
  ['no promised availability', Terms, bare, 'tanpa menjanjikan angka', 'Sasaran ketersediaan'],
  ['the court', Terms, complete, 'melalui Pengadilan Negeri Bandung.', 'pengadilan yang berwenang'],
  ['no court', Terms, bare, 'pengadilan yang berwenang di Indonesia', 'melalui Pengadilan'],
  ['the cap of liability', Terms, complete, 'dibatasi sampai biaya 12 bulan terakhir.', 'menurut hukum yang berlaku. Penyedia'],
  ['the data protection officer', Privacy, complete, 'Pejabat pelindungan data pribadi: Dewi Lestari.', 'dapat diajukan melalui tiket'],
  ['no officer', Privacy, bare, 'dapat diajukan melalui tiket', 'Pejabat pelindungan'],
];
test.each(rows)('%s', (_, Screen, settings, there, away) => {
  const { container } = visit(Screen, 'id', { settings });
  expect(container).toHaveTextContent(there);
  expect(container).not.toHaveTextContent(away);
});

test.each([
  ['accounts in use', withAccounts, 'BCA 123 456 a.n. PT Nadi Contoh; Mandiri 789 a.n. PT Nadi Contoh', 'tercantum pada setiap tagihan'],
  ['no accounts', catalogue, 'tercantum pada setiap tagihan', 'Rekening tujuan:'],
  ['no catalogue', null, 'tercantum pada setiap tagihan', 'Rekening tujuan:'],
])('where to pay to, with %s', (_, sold, there, away) => {
  const { container } = visit(Faq, 'id', { catalogue: sold });
  expect(container).toHaveTextContent(there);
  expect(container).not.toHaveTextContent(away);
});

test.each([
  ['a PKP', catalogue.tax, 'DPP 11/12 dari harga, PPN 12% dari DPP'],
  ['no PKP', null, 'Ada tidaknya PPN tertulis'],
])('of tax, an issuer that is %s says what is true', (_, tax, sentence) => {
  const { container } = visit(Faq, 'id', { catalogue: { ...catalogue, tax } });
  expect(container).toHaveTextContent(sentence);
});

test('links between the pages stay in the language', () => {
  visit(Terms, 'en');
  expect(screen.getAllByRole('link', { name: 'privacy policy' })[0]).toHaveAttribute('href', '/privacy-policy?lang=en');
});

test.each([
  ['only words', [{ text: 'only words' }]],
  ['see [prices](/pricing).', [{ text: 'see ' }, { text: 'prices', href: '/pricing' }, { text: '.' }]],
  ['**Client** is [you](#you)', [{ text: 'Client', strong: true }, { text: ' is ' }, { text: 'you', href: '#you' }]],
])('the marks of “%s” are read', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
  expect(plainOf(text)).not.toMatch(/[*[\]]/);
});
