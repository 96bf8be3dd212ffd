/** A declaration of the guide's own: one field of each kind. It is no resource of the server's, and nothing of it is sent. */
import { color, date, email, flag, image, integer, longText, money, oneOf, richText, secret, text } from '#shared/kit/fields';
import { defineResource } from '#shared/kit/resource';
import { passwordLength } from '#shared/signIn';

export const sample = defineResource('sample', '/samples', {
  label: 'text',
  attributes: {
    text: text({ required: true, max: 40 }),
    longText: longText({ max: 500 }),
    richText: richText({ max: 5_000 }),
    email: email({ required: true }),
    integer: integer({ min: 1, max: 500 }),
    money: money({ required: true }),
    secret: secret({ required: true, ...passwordLength }),
    flag: flag(true),
    date: date({ required: true }),
    oneOf: oneOf(['tablet', 'syrup', 'injection'], { required: true }),
    oneOfMany: oneOf(['tablet', 'capsule', 'syrup', 'injection', 'ointment', 'drops'], {}),
    color: color(),
    image: image(),
  },
  access: {},
});

export type Kind = Exclude<keyof typeof sample.attributes, 'created_at' | 'updated_at'>;
