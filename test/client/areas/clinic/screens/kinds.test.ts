/** What is asked of each kind of patient. Rules: PAT-13, PAT-14. */
import type { Values } from '#client/kit/form/changes';
import { askedAmong, type FormField } from '#client/kit/form/fields';
import { askedByKind, desk } from '#client/areas/clinic/screens/patient/kinds';

const fields = desk.map((name): FormField => askedByKind({ name, label: name }));
const asked = (values: Values) =>
  fields.flatMap((field) => {
    const { name, hidden, required } = askedAmong(field, values);
    return hidden ? [] : [`${name}${required ? ' *' : ''}`];
  });

const everybody = ['entity', 'kind', 'name', 'birth_date', 'birth_estimated', 'sex', 'phone'];
const mother = { type: 'patients', id: 'm1' };

test.each<[string, Values, string[]]>([
  ['an Indonesian', { kind: 'wni' }, ['nik']],
  ['a foreigner', { kind: 'wna' }, ['country *', 'passport']],
  ['a newborn', { kind: 'bayi' }, ['mother', 'mother_name *', 'nik_mother', 'birth_time', 'birth_order']],
  ['a newborn whose mother is chosen', { kind: 'bayi', mother }, ['mother', 'birth_time', 'birth_order']],
  ['a foreigner with a NIK that is filled in', { kind: 'wna', nik: '3171015704900001' }, ['nik', 'country *', 'passport']],
])('given %s, then what is asked in addition is %j', (_, values, more) => {
  expect(asked(values).filter((name) => !everybody.includes(name))).toEqual(more);
});
