/** The picker of ICD codes, by keyboard: what it asks for and when, what it offers, and what Enter takes. Rule: ICD-5. */
import { act, fireEvent, screen } from '@testing-library/react';
import { useCallback, useState } from 'react';
import type { IcdCode } from '#shared/areas/clinic/resources/icdCode';
import { IcdPicker } from '#client/areas/clinic/screens/icd/IcdPicker';
import { shown } from '../../../ui/renderUi';

type Asked = { readonly q?: string; readonly filter: Readonly<Record<string, readonly string[]>> };

/** What was asked last, and what answers it. */
const server: { asked: Asked | undefined; answered: string | undefined; rows: readonly Partial<IcdCode>[]; again: () => void } = {
  asked: undefined,
  answered: undefined,
  rows: [],
  again: () => undefined,
};

jest.mock('#client/areas/clinic/modules', () => ({ icdCode: {} }));
jest.mock('#client/kit/useShortList', () => ({
  useShortList: (_module: unknown, _key: string, asked: Asked | undefined) => {
    const [, render] = useState(0);
    server.again = useCallback(() => render((times) => times + 1), []);
    server.asked = asked;
    const isAnswered = asked !== undefined && JSON.stringify(asked) === server.answered;
    return { rows: isAnswered ? server.rows : [], isKnown: isAnswered, status: isAnswered ? 'ready' : 'loading' };
  },
}));

const code = (name: string, title: string, favourite = false): Partial<IcdCode> => ({
  code: name,
  title_id: title,
  title_en: `${title} (en)`,
  favourite,
});

const answer = (...rows: Partial<IcdCode>[]) =>
  act(() => {
    server.rows = rows;
    server.answered = JSON.stringify(server.asked);
    server.again();
  });
const pause = () => act(() => jest.advanceTimersByTime(350));

const opened = async (without: readonly string[] = []) => {
  const chosen: string[] = [];
  await shown(<IcdPicker id="dx" label="Diagnosis" system="ICD10" without={without} onChoose={(one) => void chosen.push(one.code)} />);
  const input = await screen.findByRole('combobox', { name: 'Diagnosis' });
  jest.useFakeTimers();
  act(() => input.focus());
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  pause();
  return {
    chosen,
    input,
    type: (text: string) => fireEvent.change(input, { target: { value: text } }),
    press: (key: string) => fireEvent.keyDown(input, { key }),
  };
};
const offered = () => screen.queryAllByRole('option').map((one) => one.textContent);

afterEach(() => jest.useRealTimers());
beforeEach(() => Object.assign(server, { asked: undefined, answered: undefined, rows: [] }));

const usable = { active: ['true'], usable: ['true'], hidden: ['false'], system: ['ICD10'] };

test('given nothing typed, when it is opened, then it offers the favourites', async () => {
  await opened();
  expect(server.asked).toMatchObject({ filter: { ...usable, favourite: ['true'] } });
  answer(code('I10', 'Hipertensi', true));
  expect(offered()).toEqual(['I10HipertensiHipertensi (en)']);
  expect(screen.getByRole('img', { name: 'Favorit' })).toBeVisible();
});

test('given one letter, then nothing is asked; given two and a pause, then the server is', async () => {
  const { type } = await opened();
  type('k');
  pause();
  expect([server.asked, screen.getByText('Ketik kode atau nama, sedikitnya dua huruf.')]).toEqual([undefined, expect.anything()]);
  type('k9');
  expect(server.asked).toBeUndefined();
  pause();
  expect(server.asked).toMatchObject({ q: 'k9', filter: usable });
});

test('given hits, when Enter is pressed, then the first is taken and the field is empty for the next one', async () => {
  const { type, press, chosen, input } = await opened();
  type('k92');
  pause();
  answer(code('K92.0', 'Muntah darah'), code('K92.1', 'Melena'));
  press('Enter');
  expect([chosen, (input as HTMLInputElement).value]).toEqual([['K92.0'], '']);
});

test('given hits, when an arrow goes on, then Enter takes the next one', async () => {
  const { type, press, chosen } = await opened();
  type('k92');
  pause();
  answer(code('K92.0', 'Muntah darah'), code('K92.1', 'Melena'));
  press('ArrowDown');
  press('Enter');
  expect(chosen).toEqual(['K92.1']);
});

test('given Enter before the answer, then the first hit of what was typed is taken when it comes', async () => {
  const { type, press, chosen } = await opened();
  type('k92.2');
  press('Enter');
  pause();
  expect(chosen).toEqual([]);
  answer(code('K92.2', 'Perdarahan saluran cerna'));
  expect(chosen).toEqual(['K92.2']);
});

test('given Enter before the answer, when something else is typed, then nothing is taken', async () => {
  const { type, press, chosen } = await opened();
  type('k92.2');
  press('Enter');
  type('k92.1');
  pause();
  answer(code('K92.1', 'Melena'));
  expect(chosen).toEqual([]);
});

test('given a code that is chosen already, then it is not offered', async () => {
  const { type } = await opened(['K92.0']);
  type('k92');
  pause();
  answer(code('K92.0', 'Muntah darah'), code('K92.1', 'Melena'));
  expect(offered()).toEqual(['K92.1MelenaMelena (en)']);
});

test('given no hit, then it says so, and Enter takes nothing', async () => {
  const { type, press, chosen } = await opened();
  type('qwerty');
  pause();
  answer();
  expect(screen.getByText('Tidak ada kode yang cocok.')).toBeVisible();
  press('Enter');
  expect(chosen).toEqual([]);
});
