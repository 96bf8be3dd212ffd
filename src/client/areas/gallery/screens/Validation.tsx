/** The style guide's live form: the rules of a declaration, the first error under its field, all of them above. Nothing is sent. */
import Button from '@mui/material/Button';
import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#shared/errors';
import { passwordLength } from '#shared/areas/identity/signIn';
import { FieldInput } from '#client/kit/form/FieldInput';
import { checked, startOf } from '#client/kit/form/fields';
import { ErrorSummary } from '#client/kit/form/FormNotices';
import { useStrength } from '#client/kit/useStrength';
import { keepFocus } from '#client/ui/keepFocus';
import { Notice } from '#client/ui/Notice';
import { StrengthMeter } from '#client/ui/StrengthMeter';
import { formFacts } from './facts/forms';
import { GalleryPage } from './GalleryPage';
import { sample, type Kind } from './sample';
import { Specimen } from './Specimen';
import { useSampleFields } from './useSampleFields';
import css from './Validation.module.css';

const asked: readonly Kind[] = [
  'text',
  'email',
  'integer',
  'decimal',
  'money',
  'date',
  'period',
  'phone',
  'nik',
  'npwp',
  'oneOf',
  'secret',
];

function useSampleForm(fields: ReturnType<typeof useSampleFields>) {
  const [passed, setPassed] = useState(false);
  const formik = useFormik<Record<string, unknown>>({
    initialValues: startOf(sample, fields, undefined),
    validate: (values) => checked(sample, fields, values, 'add') as object,
    onSubmit: () => setPassed(true),
  });
  const found = formik.errors as unknown as Readonly<Record<string, Problem>>;
  const problems = Object.fromEntries(Object.entries(found).filter(([name]) => formik.submitCount > 0 || formik.touched[name]));
  const wrong = formik.submitCount > 0 && Object.keys(problems).length > 0;
  return {
    formik,
    problems,
    wrong,
    passed: passed && !wrong,
    reset: () => {
      setPassed(false);
      formik.resetForm();
    },
  };
}

function Strength({ password }: { password: string }) {
  const { t } = useTranslation('galleryFields');
  const { score } = useStrength(password);
  return (
    <div className={css.strength}>
      <StrengthMeter score={score} help={t('strength', passwordLength)} />
    </div>
  );
}

function Form() {
  const { t } = useTranslation('galleryFields');
  const fields = useSampleFields(asked);
  const { formik, problems, wrong, passed, reset } = useSampleForm(fields);
  const said = useRef<HTMLDivElement>(null);
  const attempts = formik.isSubmitting ? 0 : formik.submitCount;
  useEffect(() => {
    if (attempts) said.current?.focus();
  }, [attempts]);
  const password = formik.values['secret'];
  return (
    <form className={css.form} onSubmit={formik.handleSubmit} noValidate aria-label={t('form')}>
      <div ref={said} tabIndex={-1} role="group" aria-label={t('result')} className={css.said}>
        {wrong && <ErrorSummary form="validation" fields={fields} problems={problems} />}
        {passed && <Notice type="success">{t('passed')}</Notice>}
      </div>
      {fields.map((field) => (
        <div key={field.name}>
          <FieldInput
            form="validation"
            resource={sample}
            field={field}
            value={formik.values[field.name]}
            problem={problems[field.name]}
            onChange={(value) => void formik.setFieldValue(field.name, value)}
            onBlur={() => void formik.setFieldTouched(field.name, true)}
          />
          {field.name === 'secret' && <Strength password={typeof password === 'string' ? password : ''} />}
        </div>
      ))}
      <div className={css.actions}>
        <Button variant="outlined" onClick={reset}>
          {t('reset')}
        </Button>
        <Button type="submit" variant="contained" onMouseDown={keepFocus}>
          {t('check')}
        </Button>
      </div>
    </form>
  );
}

export function Validation() {
  const { t } = useTranslation('galleryFields');
  return (
    <GalleryPage page="galleryValidation" purpose={t('validation')} contents={{ form: t('form') }}>
      <Specimen id="form" why={t('why')} facts={formFacts.FieldFrame}>
        <Form />
      </Specimen>
    </GalleryPage>
  );
}
