/** The estimate on the page of prices: what is chosen, what comes with it, and what it comes to. */
import { fireEvent, screen, within } from '@testing-library/react';
import { Pricing } from '#client/site/screens/Pricing';
import { catalogue, visit, withPlans, type Told } from './site';

// As once the pages of every module are there.
jest.mock('#shared/areas/clients/domain/availableFeatures', () => ({ isAvailable: () => true }));

type Step = { plan?: string; tick?: string; seats?: string; cycle?: 'Bulanan' | 'Tahunan' };

const form = () => within(screen.getByRole('heading', { name: 'Hitung perkiraan Anda' }).closest('section')!);
const sheet = () => within(form().getByRole('table'));
const amountOf = (name: RegExp) => sheet().getByRole('rowheader', { name }).closest('tr')!.querySelector('td')!.textContent;
const money = (text: string) => text.replace(/\u00a0/g, ' ');

const take = ({ plan, tick, seats, cycle }: Step) => {
  if (plan) fireEvent.click(form().getByRole('radio', { name: plan }));
  if (tick) fireEvent.click(form().getByRole('checkbox', { name: new RegExp(`^${tick}`) }));
  if (seats !== undefined) fireEvent.change(form().getByLabelText('Pengguna tambahan'), { target: { value: seats } });
  if (cycle) fireEvent.click(form().getByRole('radio', { name: cycle }));
};
const takeAll = (steps: readonly Step[], told?: Told) => {
  visit(Pricing, 'id', told);
  steps.forEach(take);
};

describe('comes to', () => {
  const rows: [string, Step[], { subtotal: string; dpp: string; ppn: string; total: string }][] = [
    ['the clinic as it is', [], { subtotal: 'Rp 475.000', dpp: 'Rp 435.417', ppn: 'Rp 52.250', total: 'Rp 527.250' }],
    [
      'the doctor as it is',
      [{ plan: 'Dokter Pribadi' }],
      { subtotal: 'Rp 129.000', dpp: 'Rp 118.250', ppn: 'Rp 14.190', total: 'Rp 143.190' },
    ],
    [
      'the hospital as it is',
      [{ plan: 'Rumah Sakit' }],
      { subtotal: 'Rp 2.675.000', dpp: 'Rp 2.452.083', ppn: 'Rp 294.250', total: 'Rp 2.969.250' },
    ],
    [
      'the clinic for a year',
      [{ cycle: 'Tahunan' }],
      { subtotal: 'Rp 4.750.000', dpp: 'Rp 4.354.167', ppn: 'Rp 522.500', total: 'Rp 5.272.500' },
    ],
    [
      'the clinic with radiology',
      [{ tick: 'Radiologi' }],
      { subtotal: 'Rp 600.000', dpp: 'Rp 550.000', ppn: 'Rp 66.000', total: 'Rp 666.000' },
    ],
    [
      'the clinic with two more people',
      [{ seats: '2' }],
      { subtotal: 'Rp 525.000', dpp: 'Rp 481.250', ppn: 'Rp 57.750', total: 'Rp 582.750' },
    ],
    ['seats that are no number', [{ seats: '-3' }], { subtotal: 'Rp 475.000', dpp: 'Rp 435.417', ppn: 'Rp 52.250', total: 'Rp 527.250' }],
  ];
  test.each(rows)('%s', (_, steps, { subtotal, dpp, ppn, total }) => {
    takeAll(steps);
    expect([/^Subtotal/, /^DPP/, /^PPN 12%/, /^Total/].map((name) => money(amountOf(name)))).toEqual([subtotal, dpp, ppn, total]);
  });
});

describe('add-ons that need one another', () => {
  const rows: [string, Step[], string[], string][] = [
    [
      'admission brings the beds',
      [{ tick: 'Rawat Inap' }],
      ['Tempat Tidur', 'Rawat Inap'],
      'Tempat Tidur ikut dipilih karena diperlukan Rawat Inap.',
    ],
    [
      'pharmacy brings the inventory',
      [{ plan: 'Dokter Pribadi' }, { tick: 'Farmasi' }],
      ['Inventaris', 'Farmasi'],
      'Inventaris ikut dipilih karena diperlukan Farmasi.',
    ],
    [
      'without beds no admission',
      [{ tick: 'Rawat Inap' }, { tick: 'Tempat Tidur' }],
      [],
      'Rawat Inap ikut dilepas karena memerlukan Tempat Tidur.',
    ],
    ['radiology comes alone', [{ tick: 'Radiologi' }], ['Radiologi'], ''],
    ['another package keeps what it sells beside', [{ tick: 'Radiologi' }, { plan: 'Dokter Pribadi' }, { plan: 'Klinik' }], [], ''],
  ];
  test.each(rows)('%s', (_, steps, chosen, said) => {
    takeAll(steps);
    const ticked = form()
      .getAllByRole('checkbox')
      .filter((box) => (box as HTMLInputElement).checked);
    expect(ticked.map((box) => box.closest('label')!.querySelector('span')!.textContent)).toEqual(chosen);
    expect(form().getAllByRole('status')[0]).toHaveTextContent(said);
  });
});

test('the total is told to those who cannot see it change', () => {
  takeAll([{ cycle: 'Tahunan' }]);
  expect(form().getAllByRole('status')[1]).toHaveTextContent('Total Rp 5.272.500 per tahun');
});

test('both switches of month and year go together', () => {
  takeAll([{ cycle: 'Tahunan' }]);
  expect(screen.getAllByRole('radio', { name: 'Tahunan' }).map((radio) => (radio as HTMLInputElement).checked)).toEqual([true, true]);
});

test('an issuer that is not PKP adds nothing', () => {
  takeAll([], { catalogue: { ...catalogue, tax: null } });
  expect(money(amountOf(/^Total/))).toBe('Rp 475.000');
  expect(sheet().queryByRole('rowheader', { name: /PPN/ })).not.toBeInTheDocument();
});

test('where seats are not sold, none are asked for', () => {
  takeAll([], { catalogue: withPlans({ seat_price: null }) });
  expect(form().queryByLabelText('Pengguna tambahan')).not.toBeInTheDocument();
});
