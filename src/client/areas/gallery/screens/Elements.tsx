/** The style guide's fields: each kind that a declaration may have, as a form asks for it, with its states. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#shared/errors';
import { FieldInput } from '#client/kit/form/FieldInput';
import type { FormField } from '#client/kit/form/fields';
import { formFacts } from './facts/forms';
import { GalleryPage } from './GalleryPage';
import { sample, type Kind } from './sample';
import { Specimen, State, States } from './Specimen';
import { useSampleFields } from './useSampleFields';

/** What stands in each field, what a server might refuse of it, and how it is declared. */
const kinds: Readonly<Record<Kind, { readonly value: unknown; readonly problem: Problem; readonly declared: string }>> = {
  text: { value: 'Kasa steril 16 × 16', problem: { code: 'taken' }, declared: `text({ required: true, max: 40 })` },
  longText: { value: null, problem: { code: 'too_long', meta: { max: 500 } }, declared: `longText({ max: 500 })` },
  richText: {
    value: '<p>Lembut dan <strong>steril</strong>.</p>',
    problem: { code: 'too_long', meta: { max: 5_000 } },
    declared: `richText({ max: 5_000 })`,
  },
  email: { value: 'ratna@klinik.test', problem: { code: 'invalid_email' }, declared: `email({ required: true })` },
  integer: { value: 12, problem: { code: 'too_large', meta: { max: 500 } }, declared: `integer({ min: 1, max: 500 })` },
  money: { value: 150_000, problem: { code: 'not_integer' }, declared: `money({ required: true })` },
  decimal: { value: '12.500', problem: { code: 'too_many_places', meta: { scale: 3 } }, declared: `decimal({ scale: 3, max: 1_000 })` },
  credit: { value: -150_000, problem: { code: 'invalid_money' }, declared: `money({ signed: true })` },
  secret: { value: '', problem: { code: 'weak_password' }, declared: `secret({ required: true, ...passwordLength })` },
  flag: { value: true, problem: { code: 'invalid_type' }, declared: `flag(true)` },
  date: { value: '2026-11-21', problem: { code: 'invalid_date' }, declared: `date({ required: true })` },
  dateTime: { value: '2026-11-21T10:05:00.000Z', problem: { code: 'invalid_moment' }, declared: `dateTime()` },
  period: { value: '2026-11-01/2026-11-30', problem: { code: 'period.reversed' }, declared: `period()` },
  oneOf: { value: 'tablet', problem: { code: 'required' }, declared: `oneOf(['tablet', 'syrup', 'injection'], { required: true })` },
  oneOfMany: {
    value: 'syrup',
    problem: { code: 'not_an_option' },
    declared: `oneOf(['tablet', 'capsule', 'syrup', 'injection', 'ointment', 'drops'])`,
  },
  someOf: {
    value: ['monthly', 'yearly'],
    problem: { code: 'not_an_option' },
    declared: `someOf(['monthly', 'quarterly', 'semiannual', 'yearly'])`,
  },
  someOfMany: { value: ['A01', 'A15'], problem: { code: 'too_many', meta: { max: 200 } }, declared: `someOf(codes)` },
  phone: { value: '+6281234567890', problem: { code: 'invalid_phone' }, declared: `phone()` },
  nik: { value: '3171011708450001', problem: { code: 'nik.date' }, declared: `nik()` },
  npwp: { value: '0013121660091000', problem: { code: 'invalid_npwp' }, declared: `npwp()` },
  region: { value: '3273', problem: { code: 'invalid_region' }, declared: `region()` },
  color: { value: '#0f766e', problem: { code: 'invalid_color' }, declared: `color()` },
  image: { value: null, problem: { code: 'picture.broken' }, declared: `image()` },
  file: {
    value: { name: 'Perjanjian Klinik Melati.pdf', size: 482_113, type: 'application/pdf' },
    problem: { code: 'file.unsupported', meta: { types: 'PDF, PNG, JPEG' } },
    declared: `file({ types: ['application/pdf', 'image/png', 'image/jpeg'], max: 2 * 1_048_576 })`,
  },
};
const names = Object.keys(kinds) as Kind[];

/** A field that remembers what is typed, and sends it nowhere. */
function Live({
  form,
  field,
  value: initial,
  problem,
  success,
}: {
  form: string;
  field: FormField;
  value: unknown;
  problem?: Problem;
  success?: string;
}) {
  const [value, setValue] = useState(initial);
  return (
    <FieldInput
      form={form}
      resource={sample}
      field={field}
      value={value}
      problem={problem}
      success={success}
      onChange={setValue}
      onBlur={() => undefined}
    />
  );
}

function Kinds({ name, field }: { name: Kind; field: FormField }) {
  const { t } = useTranslation(['galleryFields', 'gallery']);
  const { value, problem, declared } = kinds[name];
  return (
    <Specimen
      id={name}
      why={t(`galleryFields:kind.${name}`)}
      code={`${name}: ${declared},`}
      {...(name === 'text' && { facts: formFacts.FieldInput })}
    >
      <States>
        <State name={t('gallery:state.usual')}>
          <Live form={`${name}-usual`} field={field} value={value} />
        </State>
        <State name={t('gallery:state.error')}>
          <Live form={`${name}-wrong`} field={field} value={value} problem={problem} />
        </State>
        <State name={t('gallery:state.success')}>
          <Live form={`${name}-right`} field={field} value={value} success={t('galleryFields:right')} />
        </State>
        <State name={t('gallery:state.disabled')}>
          <Live form={`${name}-locked`} field={{ ...field, locked: t('galleryFields:locked') }} value={value} />
        </State>
      </States>
    </Specimen>
  );
}

export function Elements() {
  const { t } = useTranslation('galleryFields');
  const fields = useSampleFields(names);
  return (
    <GalleryPage page="galleryElements" purpose={t('elements')} contents={t('label', { returnObjects: true })}>
      {fields.map((field) => (
        <Kinds key={field.name} name={field.name as Kind} field={field} />
      ))}
    </GalleryPage>
  );
}
