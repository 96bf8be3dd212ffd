/** Warnings of the server: which need a reason before the same values are saved. Decision 88. */
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { ErrorCode } from '#shared/errors';
import { startI18n } from '#client/app/i18n';
import { WarningDialog } from '#client/kit/form/WarningDialog';
import form from '#client/locales/id/form';

beforeAll(() => startI18n('id'));

const shown = async (code: ErrorCode) => {
  const onSave = jest.fn();
  render(
    <MemoryRouter>
      <WarningDialog warnings={[{ code, meta: { name: 'dr. Hasan' } }]} onSave={onSave} onBack={jest.fn()} />
    </MemoryRouter>,
  );
  await screen.findByRole('alertdialog');
  return onSave;
};
const save = () => screen.getByRole('button', { name: form.warningsSave });
const reason = () => screen.queryByRole('textbox', { name: new RegExp(form.overrideReason) });

test('given a warning that needs no reason, then there is no field for one, and nothing is said with the values', async () => {
  const onSave = await shown('patient.nik_sex');
  expect(reason()).toBeNull();
  fireEvent.click(save());
  expect(onSave.mock.calls).toEqual([[undefined]]);
});

test('given a warning that sets a rule aside, then it is saved with the reason, and not without one', async () => {
  const onSave = await shown('visit.licence_override');
  expect(save()).toBeDisabled();
  fireEvent.change(reason()!, { target: { value: '   ' } });
  expect(save()).toBeDisabled();
  fireEvent.change(reason()!, { target: { value: ' SIP baru sudah keluar ' } });
  fireEvent.click(save());
  expect(onSave.mock.calls).toEqual([['SIP baru sudah keluar']]);
});
