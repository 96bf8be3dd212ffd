/** The column of each kind, chosen by the declaration alone: what a cell shows in either language, and what a spreadsheet gets. */
import type { Language } from '#shared/locale';
import { columnOf } from '#client/kit/grid/kinds';
import { separatorOf, toCsv } from '#shared/csv';
import { NumberRange } from '#client/kit/grid/NumberRange';
import { WordsFilter } from '#client/kit/grid/WordsFilter';
import { sample } from '#client/areas/gallery/screens/sample';
import type { FilterValue } from '#shared/jsonapi';
import type { RootState } from '#client/store/index';
import { resources } from '#shared/areas/resources';
import { fireEvent, screen } from '@testing-library/react';
import { shown } from '../../ui/renderUi';

const record = (field: string, value: unknown) => ({ id: '1', version: 1, [field]: value });

const options = { monthly: 'Bulanan', yearly: 'Tahunan', tablet: 'Tablet' };

const cellIn = async (language: Language, field: string, value: unknown) => {
  const column = columnOf(sample, { field, label: field, options, yes: 'Ya', no: 'Tidak' });
  const { container, unmount } = await shown(<>{column.cell(record(field, value))}</>, language);
  const text = container.textContent;
  unmount();
  return text;
};

const csvIn = (language: Language, field: string, value: unknown) => {
  const column = columnOf(sample, { field, label: field, options, yes: 'Ya', no: 'Tidak' });
  return toCsv([[column.text(record(field, value), {} as RootState)]], separatorOf[language])
    .slice(1)
    .trimEnd();
};

test.each<[field: string, value: unknown, id: string, en: string, csvId: string, csvEn: string]>([
  ['integer', 1_250, '1.250', '1,250', '1250', '1250'],
  ['integer', null, '', '', '', ''],
  ['decimal', '1250.500', '1.250,5', '1,250.5', '"1250,500"', '1250.500'],
  ['money', 1_387_500, 'Rp\u00a01.387.500', 'IDR\u00a01,387,500', '1387500', '1387500'],
  ['credit', -150_000, '-Rp\u00a0150.000', '-IDR\u00a0150,000', '-150000', '-150000'],
  ['flag', true, ' Ya', ' Ya', 'Ya', 'Ya'],
  ['date', '2026-11-05', '5 Nov 2026', '5 Nov 2026', '2026-11-05', '2026-11-05'],
  [
    'period',
    '2026-11-01/2026-11-30',
    '1 Nov 2026 – 30 Nov 2026',
    '1 Nov 2026 – 30 Nov 2026',
    '2026-11-01/2026-11-30',
    '2026-11-01/2026-11-30',
  ],
  ['oneOf', 'tablet', 'Tablet', 'Tablet', 'Tablet', 'Tablet'],
  ['someOf', ['monthly', 'yearly'], 'Bulanan, Tahunan', 'Bulanan, Tahunan', '"Bulanan, Tahunan"', '"Bulanan, Tahunan"'],
  ['someOf', [], '', '', '', ''],
  ['phone', '+6281234567890', '+62 812 •••• 7890', '+62 812 •••• 7890', '0812-3456-7890', '0812-3456-7890'],
  ['nik', '3171011708450001', '••••••••••••0001', '••••••••••••0001', '••••••••••••0001', '••••••••••••0001'],
  ['npwp', '0013121660091000', '••••••••••••1000', '••••••••••••1000', '01.312.166.0-091.000', '01.312.166.0-091.000'],
])('%s: %j', async (field, value, id, en, csvId, csvEn) => {
  expect([await cellIn('id', field, value), await cellIn('en', field, value)]).toEqual([id, en]);
  expect([csvIn('id', field, value), csvIn('en', field, value)]).toEqual([csvId, csvEn]);
});

test('the label of a record is its title, aligned numbers stand at the right', () => {
  expect(columnOf(sample, { field: 'text', label: 'Nama' }).card).toBe('title');
  expect(columnOf(sample, { field: 'money', label: 'Harga' }).align).toBe('right');
});

describe('a filter from one number to another', () => {
  const open = async (value?: FilterValue) => {
    const changed = jest.fn();
    const filter = { field: 'base_price', label: 'Harga dasar' };
    await shown(<NumberRange resource={resources.package} filter={filter} value={value} onChange={changed} />);
    return { changed, from: await screen.findByRole('textbox', { name: 'Dari' }), to: screen.getByRole('textbox', { name: 'Sampai' }) };
  };

  test('takes effect when the field is left, not with every digit', async () => {
    const { changed, from } = await open();
    fireEvent.change(from, { target: { value: 'Rp 1.000.000' } });
    expect(changed).not.toHaveBeenCalled();
    fireEvent.blur(from);
    expect(changed).toHaveBeenCalledWith({ from: '1000000' });
  });

  test('keeps its other end, and shows both as the language writes them', async () => {
    const { changed, from, to } = await open({ from: '1000000', to: '2000000' });
    expect([from, to].map((input) => (input as HTMLInputElement).value)).toEqual(['1.000.000', '2.000.000']);
    fireEvent.change(to, { target: { value: '' } });
    fireEvent.keyDown(to, { key: 'Enter' });
    expect(changed).toHaveBeenCalledWith({ from: '1000000', to: '' });
  });

  test('says what is no amount, and does not filter by it', async () => {
    const { changed, from } = await open();
    fireEvent.change(from, { target: { value: '1.387,50' } });
    fireEvent.blur(from);
    expect(changed).not.toHaveBeenCalled();
    expect(screen.getByText(/Tulis rupiah bulat tanpa sen/)).toBeInTheDocument();
    expect((from as HTMLInputElement).value).toBe('1.387,50');
  });
});

describe('a filter by words, as a city', () => {
  const open = async (value?: FilterValue) => {
    const changed = jest.fn();
    await shown(<WordsFilter resource={resources.entity} filter={{ field: 'city', label: 'Kota' }} value={value} onChange={changed} />);
    return { changed, field: await screen.findByRole('textbox', { name: 'Kota' }) };
  };

  test('takes effect when the field is left, not with every letter; several are separated by commas', async () => {
    const { changed, field } = await open();
    fireEvent.change(field, { target: { value: ' Bandung, Bogor ,, Bandung' } });
    expect(changed).not.toHaveBeenCalled();
    fireEvent.blur(field);
    expect(changed).toHaveBeenCalledWith(['Bandung', 'Bogor']);
  });

  test('shows what the list is filtered by, and an empty field ends it', async () => {
    const { changed, field } = await open(['Bandung', 'Bogor']);
    expect(field).toHaveValue('Bandung, Bogor');
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(changed).toHaveBeenCalledWith([]);
  });
});

test.each([
  ['a module', resources.module, { module_name: 'Farmasi', module_name_en: 'Pharmacy' }, 'module_name', 'Farmasi', 'Pharmacy'],
  ['a module without an English name', resources.module, { module_name: 'Farmasi' }, 'module_name', 'Farmasi', 'Farmasi'],
  ['a built-in role', resources.role, { name: 'creator', system: true }, 'name', 'Kreator', 'Creator'],
  ['an own role that is called like one', resources.role, { name: 'creator', system: false }, 'name', 'creator', 'creator'],
] as const)(
  '%s has its name in the language of the person, in the list and in the spreadsheet',
  async (_, resource, values, field, id, en) => {
    const column = columnOf(resource, { field, label: field, yes: 'Ya', no: 'Tidak' });
    const Cell = () => <>{column.cell({ id: '1', version: 1, ...values })}</>;
    for (const [language, expected] of [
      ['id', id],
      ['en', en],
    ] as const) {
      const { container, unmount } = await shown(<Cell />, language);
      expect([container.textContent, column.text({ id: '1', version: 1, ...values }, {} as RootState)]).toEqual([expected, expected]);
      unmount();
    }
  },
);

test.each<[value: string | null, chips: number]>([
  ['setuju', 1],
  [null, 0],
])('given a choice that is %s, then the list shows %d chips', async (value, chips) => {
  const words = { field: 'consent_state', label: 'Persetujuan', options: { setuju: 'Setuju' }, yes: 'Ya', no: 'Tidak' };
  const { container } = await shown(<>{columnOf(resources.treatment, words).cell(record('consent_state', value))}</>, 'id');
  expect(container.querySelectorAll('span')).toHaveLength(chips);
});
