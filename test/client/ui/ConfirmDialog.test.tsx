/** A number that must be typed before yes can be pressed: plainly or in groups, and no other. */
import { fireEvent, screen } from '@testing-library/react';
import { ConfirmDialog, isTyped } from '#client/ui/ConfirmDialog';
import { shown } from './renderUi';

test.each([
  ['10006', true],
  ['10.006', true],
  ['10,006', true],
  [' 10 006 ', true],
  ['1000', false],
  ['100066', false],
  ['', false],
  ['-10006', false],
  ['10006x', false],
  ['1e4', false],
])('"%s" is 10006: %s', (text, expected) => expect(isTyped(text, 10_006)).toBe(expected));

test.each([
  ['id', 'Ketik 10.006 untuk memastikan'],
  ['en', 'Type 10,006 to confirm'],
] as const)('in %s, yes waits for the number, and Enter in its field is yes', async (language, label) => {
  const onConfirm = jest.fn();
  await shown(
    <ConfirmDialog open dangerous title="?" confirm="Ya" typed={10_006} onConfirm={onConfirm} onCancel={() => undefined} />,
    language,
  );
  const [field, yes] = [screen.getByRole('textbox', { name: label }), screen.getByRole('button', { name: 'Ya' })];
  expect(field).toHaveFocus();
  expect(yes).toBeDisabled();
  fireEvent.change(field, { target: { value: '1006' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect([onConfirm.mock.calls.length, yes.hasAttribute('disabled')]).toEqual([0, true]);
  fireEvent.change(field, { target: { value: '10.006' } });
  expect(yes).toBeEnabled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('without a number, no has the focus and yes can be pressed', async () => {
  const onConfirm = jest.fn();
  await shown(<ConfirmDialog open dangerous title="?" confirm="Ya" onConfirm={onConfirm} onCancel={() => undefined} />);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Batal' })).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Ya' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('opened from inside a form, its yes never sends that form', async () => {
  const [onConfirm, onSubmit] = [jest.fn(), jest.fn((event: { preventDefault: () => void }) => event.preventDefault())];
  await shown(
    <form onSubmit={onSubmit}>
      <ConfirmDialog open title="?" confirm="Ya" typed={30} onConfirm={onConfirm} onCancel={() => undefined} />
    </form>,
  );
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '30' } });
  fireEvent.click(screen.getByRole('button', { name: 'Ya' }));
  expect([onConfirm.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 0]);
});
