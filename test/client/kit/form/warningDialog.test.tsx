/** Warnings of the server: which need a reason before the same values are saved. Decision 88. */
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { ErrorCode, Problem } from '#shared/errors';
import { i18n, startI18n } from '#client/app/i18n';
import '#client/areas/clinic/modules';
import { WarningDialog } from '#client/kit/form/WarningDialog';
import form from '#client/locales/id/form';

beforeAll(() => startI18n('id'));

const shown = async (...warnings: readonly Problem[]) => {
  const onSave = jest.fn();
  render(
    <MemoryRouter>
      <WarningDialog warnings={warnings} onSave={onSave} onBack={jest.fn()} />
    </MemoryRouter>,
  );
  await screen.findByRole('alertdialog');
  return onSave;
};
const of = (code: ErrorCode): Problem => ({ code, meta: { name: 'dr. Hasan' } });
const save = () => screen.getByRole('button', { name: form.warningsSave });
const reason = () => screen.queryByRole('textbox', { name: new RegExp(form.overrideReason) });

test('given a warning that needs no reason, then there is no field for one, and nothing is said with the values', async () => {
  const onSave = await shown(of('patient.nik_sex'));
  expect(reason()).toBeNull();
  fireEvent.click(save());
  expect(onSave.mock.calls).toEqual([[undefined]]);
});

test('given a warning that sets a rule aside, then it is saved with the reason, and not without one', async () => {
  const onSave = await shown(of('visit.licence_override'));
  expect(save()).toBeDisabled();
  fireEvent.change(reason()!, { target: { value: '   ' } });
  expect(save()).toBeDisabled();
  fireEvent.change(reason()!, { target: { value: ' SIP baru sudah keluar ' } });
  fireEvent.click(save());
  expect(onSave.mock.calls).toEqual([['SIP baru sudah keluar']]);
});

const people = ['Siti Aminah', 'Budi Santoso', 'Wati'];
/** An appointment on a day of a leave on which 24 are booked. */
const booked = (name: string, at: number): Problem => ({
  code: 'leave.booked',
  meta: { type: 'appointments', id: `id-${at}`, name, date: '2026-12-01', time: `0${8 + at}:00`.slice(-5), count: 24 },
});
const texts = (role: 'listitem' | 'link') => screen.getAllByRole(role).map(({ textContent }) => textContent);

test.each([
  [
    'id',
    '24 janji temu pada hari cuti ini. Setelah cuti disimpan, pindahkan atau batalkan:',
    ['Siti Aminah, 1 Des 2026, 08:00', 'Budi Santoso, 1 Des 2026, 09:00', 'Wati, 1 Des 2026, 10:00'],
    'Masih ada 21 janji temu lain pada hari-hari cuti ini.',
  ],
  [
    'en',
    '24 appointments during this leave. Once it is saved, move or cancel them:',
    ['Siti Aminah, 1 Dec 2026, 08:00', 'Budi Santoso, 1 Dec 2026, 09:00', 'Wati, 1 Dec 2026, 10:00'],
    'Another 21 appointments are on the days of this leave.',
  ],
])(
  'in %s, given warnings of one code about several records, then one sentence stands above links to each',
  async (language, first, each, more) => {
    await i18n.changeLanguage(language);
    await shown(...people.map(booked), { code: 'leave.booked_more', meta: { count: 21 } });
    expect(texts('link')).toEqual(each);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [0, 1, 2].map((at) => expect.stringContaining(`id-${at}`) as unknown),
    );
    expect(texts('listitem')).toEqual([first + each.join(''), ...each, `${more} `]);
  },
);

test('given one warning about a record, then it is its own sentence, with a link to the record', async () => {
  await i18n.changeLanguage('id');
  await shown(booked('Wati', 0));
  expect(texts('listitem')).toEqual([expect.stringContaining('Janji temu pada hari cuti ini: Wati, 1 Des 2026 pukul 08:00.')]);
  expect(texts('link')).toEqual([form.warningsOpen]);
});

test('given several warnings of a code that is said by itself, then each is a sentence', async () => {
  const [one, other] = ['one', 'other'].map((id): Problem => ({
    code: 'appointment.same_time',
    meta: { id, doctor: 'dr. Hasan', time: '08:00' },
  }));
  await shown(one!, other!);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
