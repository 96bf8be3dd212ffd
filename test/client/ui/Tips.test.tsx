/** The names of icon buttons: shown to a mouse that rests and to the keyboard, and sent away again. */
import { act, fireEvent, screen } from '@testing-library/react';
import { Tips } from '#client/ui/Tips';
import { shown } from './renderUi';

const show = async () => {
  await shown(
    <>
      <button type="button" data-tip="Ubah" aria-label="Ubah Kasa" />
      <button type="button" data-tip="Hapus" aria-label="Hapus Kasa" />
      <p>Kasa</p>
      <Tips />
    </>,
  );
  jest.useFakeTimers();
};
const after = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const tip = () => screen.queryByRole('tooltip')?.textContent ?? null;
const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => jest.useRealTimers());

test('a mouse that rests on a button sees its name, and none once it has left', async () => {
  await show();
  fireEvent.pointerOver(button('Ubah Kasa'));
  after(299);
  expect(tip()).toBeNull();
  after(1);
  expect(tip()).toBe('Ubah');
  fireEvent.pointerOver(screen.getByText('Kasa'));
  after(120);
  expect(tip()).toBeNull();
});

test('a mouse may come over to the name itself', async () => {
  await show();
  fireEvent.pointerOver(button('Ubah Kasa'));
  after(300);
  fireEvent.pointerOver(screen.getByText('Kasa'));
  fireEvent.pointerOver(screen.getByRole('tooltip'));
  after(1_000);
  expect(tip()).toBe('Ubah');
});

test('a mouse that passes by sees nothing', async () => {
  await show();
  fireEvent.pointerOver(button('Ubah Kasa'));
  after(100);
  fireEvent.pointerOver(screen.getByText('Kasa'));
  after(1_000);
  expect(tip()).toBeNull();
});

test.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a press', () => fireEvent.pointerDown(document.body)],
  ['scrolling', () => fireEvent.scroll(document.body)],
])('%s sends the name away', async (_, act) => {
  await show();
  fireEvent.pointerOver(button('Hapus Kasa'));
  after(300);
  expect(tip()).toBe('Hapus');
  act();
  expect(tip()).toBeNull();
});
