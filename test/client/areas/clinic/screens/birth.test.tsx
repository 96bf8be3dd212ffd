/** The birth in a patient's form: an estimate that comes from the record, not from typing, stays one; and what a newborn starts with. Rules: PAT-7, PAT-13. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useCallback, useState } from 'react';
import type { Values } from '#client/kit/form/changes';
import { Birth } from '#client/areas/clinic/screens/patient/Birth';

jest.mock('#client/kit/useWords', () => ({ useWords: () => ({ own: { orAge: 'atau umur' }, fields: {} }) }));
jest.mock('#client/store/session/useToday', () => ({
  useToday: () => '2026-11-27',
  useMoment: () => ({ day: '2026-11-27', time: '08:45' }),
}));
jest.mock('#client/areas/clinic/modules', () => ({
  patient: { selectors: { byId: (state: Record<string, unknown>, id: string) => state[id] } },
}));
jest.mock('#client/store/hooks', () => ({
  useAppSelector: (select: (state: unknown) => unknown) => select({ siti: { name: 'Siti Aminah' } }),
}));
jest.mock('#client/ui/useLanguage', () => ({ useLanguage: () => 'id' }));

const stored: Values = { birth_date: '1990-04-17', birth_estimated: true };

/** A form of a record with these values. `typeDate`: as the date field changes it; `becomes`: the form takes over the record as it is now. */
const opened = (start: Values, isNew = false) => {
  let seen = start;
  let typeDate: (date: string) => void = () => undefined;
  let becomes: (values: Values) => void = () => undefined;
  const Form = () => {
    const [record, setRecord] = useState(start);
    const [values, setValues] = useState(start);
    seen = values;
    typeDate = (date) => setValues((now) => ({ ...now, birth_date: date }));
    becomes = (now) => {
      setRecord(now);
      setValues(now);
    };
    const change = useCallback((name: string, value: unknown) => setValues((now) => ({ ...now, [name]: value })), []);
    return <Birth values={values} record={isNew ? undefined : { ...record, id: 'p1', version: 1 }} onChange={change} />;
  };
  render(<Form />);
  return {
    seen: () => seen,
    typeDate: (date: string) => act(() => typeDate(date)),
    becomes: (values: Values) => act(() => becomes(values)),
  };
};

const type = (text: string) => fireEvent.change(screen.getByLabelText('atau umur'), { target: { value: text } });

test('given an estimated date and an age typed over it, when the form goes back to the record, then the date is still estimated', () => {
  const form = opened(stored);
  type('50 th');
  form.becomes(stored);
  expect(form.seen()).toEqual(stored);
});

test('given an exact date, when the record arrives with an estimated one, then it is estimated', () => {
  const form = opened({ birth_date: '1990-04-17', birth_estimated: false });
  form.becomes({ birth_date: '1986-01-01', birth_estimated: true });
  expect(form.seen()).toEqual({ birth_date: '1986-01-01', birth_estimated: true });
});

test('given an estimated date, when another date is typed, then it is exact', () => {
  const form = opened(stored);
  form.typeDate('1991-02-03');
  expect(form.seen()).toEqual({ birth_date: '1991-02-03', birth_estimated: false });
});

describe('a newborn', () => {
  const mother = { type: 'patients', id: 'siti' };

  test.each<[string, Values, Values]>([
    ['a chosen mother', { kind: 'bayi', mother }, { name: 'Bayi Ny. Siti Aminah', birth_date: '2026-11-27' }],
    ['a mother who is no patient', { kind: 'bayi', mother_name: 'Dewi' }, { name: 'Bayi Ny. Dewi', birth_date: '2026-11-27' }],
    ['no mother yet', { kind: 'bayi', name: '' }, { name: '', birth_date: '2026-11-27' }],
    ['a name and a date', { kind: 'bayi', mother, name: 'Adi', birth_date: '2026-11-25' }, { name: 'Adi', birth_date: '2026-11-25' }],
    ['a mother, of another kind', { kind: 'wni', mother, name: '' }, { name: '' }],
  ])('given a new record with %s, then name and date of birth are filled where they are empty', (_, start, filled) => {
    expect(opened(start, true).seen()).toEqual({ ...start, ...filled });
  });

  test('given a suggested name, when the mother changes, then it follows; a name that was typed stays', () => {
    const form = opened({ kind: 'bayi', mother_name: 'Dewi' }, true);
    form.becomes({ ...form.seen(), mother_name: 'Ayu' });
    expect(form.seen()['name']).toBe('Bayi Ny. Ayu');
    form.becomes({ ...form.seen(), name: 'Putri' });
    form.becomes({ ...form.seen(), mother_name: 'Rina' });
    expect(form.seen()['name']).toBe('Putri');
  });

  test('given a time of birth, then the age is said in hours', () => {
    opened({ kind: 'bayi', birth_date: '2026-11-27', birth_time: '01:40' });
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('7 jam');
  });
});
