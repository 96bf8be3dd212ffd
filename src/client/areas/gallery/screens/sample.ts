/** A declaration of the guide's own: one field of each kind. It is no resource of the server's, and nothing of it is sent. */
import {
  color,
  date,
  dateTime,
  decimal,
  email,
  file,
  flag,
  image,
  integer,
  longText,
  money,
  nik,
  npwp,
  oneOf,
  period,
  phone,
  region,
  richText,
  secret,
  someOf,
  text,
} from '#shared/kit/fields';
import { defineResource } from '#shared/kit/resource';
import { passwordLength } from '#shared/areas/identity/signIn';

/** More choices than anyone reads: they are found by typing. */
const codes = Array.from({ length: 200 }, (_, at) => `A${String(at).padStart(2, '0')}`);

export const sample = defineResource('sample', '/samples', {
  noun: { id: 'contoh', en: ['sample', 'samples'] },
  label: 'text',
  attributes: {
    text: text({ required: true, max: 40 }),
    longText: longText({ max: 500 }),
    richText: richText({ max: 5_000 }),
    email: email({ required: true }),
    integer: integer({ min: 1, max: 500 }),
    decimal: decimal({ scale: 3, max: 1_000 }),
    money: money({ required: true }),
    credit: money({ signed: true }),
    secret: secret({ required: true, ...passwordLength }),
    flag: flag(true),
    date: date({ required: true }),
    dateTime: dateTime(),
    period: period(),
    oneOf: oneOf(['tablet', 'syrup', 'injection'], { required: true }),
    oneOfMany: oneOf(['tablet', 'capsule', 'syrup', 'injection', 'ointment', 'drops'], {}),
    someOf: someOf(['monthly', 'quarterly', 'semiannual', 'yearly']),
    someOfMany: someOf(codes),
    phone: phone(),
    nik: nik(),
    npwp: npwp(),
    region: region(),
    color: color(),
    image: image(),
    file: file({ types: ['application/pdf', 'image/png', 'image/jpeg'], max: 2 * 1_048_576 }),
  },
  access: {},
});

export type Kind = Exclude<keyof typeof sample.attributes, 'created_at' | 'updated_at'>;
