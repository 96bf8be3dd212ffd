/** The fields of a card's form, above them what is wrong with none of them in particular. */
import Alert from '@mui/material/Alert';
import { Fragment, type ReactNode } from 'react';
import { sentence } from '#shared/errors';
import type { Resource } from '#shared/kit/resource';
import { FieldInput } from '#client/kit/form/FieldInput';
import type { FormField } from '#client/kit/form/fields';
import { useLanguage } from '#client/ui/useLanguage';
import css from './profile.module.css';
import type { CardForm } from './useCardForm';

type Props = {
  /** What the ids of the inputs begin with. */
  name: string;
  resource: Resource;
  fields: readonly FormField[];
  form: CardForm;
  /** What stands under a field, by its name. */
  under?: Readonly<Record<string, ReactNode>>;
};

export function CardFields({ name, resource, fields, form, under = {} }: Props) {
  const language = useLanguage();
  const { formik, problems, change, blur } = form;
  const problem = problems[''];
  return (
    <>
      {problem && (
        <Alert severity={problem.code === 'network' ? 'warning' : 'error'} className={css.notice ?? ''}>
          {sentence(problem.code, language, problem.meta)}
        </Alert>
      )}
      <div className={css.fields}>
        {fields.map((field) => (
          <Fragment key={field.name}>
            <FieldInput
              form={name}
              resource={resource}
              field={field}
              value={formik.values[field.name]}
              problem={problems[field.name]}
              onChange={(value) => change(field.name, value)}
              onBlur={() => blur(field.name)}
            />
            {under[field.name]}
          </Fragment>
        ))}
      </div>
    </>
  );
}
