/** The fields of a form, one below the other. */
import { Fragment, type ReactNode } from 'react';
import type { Resource } from '#shared/kit/resource';
import type { Values } from './changes';
import { FieldInput } from './FieldInput';
import type { FieldProblem, FormField } from './fields';
import css from './form.module.css';
import type { SavedRecord } from './inputs';

type Props = {
  form: string;
  resource: Resource;
  fields: readonly FormField[];
  values: Values;
  problems: Readonly<Record<string, FieldProblem>>;
  onChange: (name: string, value: unknown) => void;
  onBlur: (name: string) => void;
  record?: SavedRecord | undefined;
  /** What stands directly under one of them, by its name. */
  under?: { readonly field: string; readonly content: ReactNode } | undefined;
};

export function FieldList({ form, resource, fields, values, problems, onChange, onBlur, record, under }: Props) {
  return (
    <div className={css.form}>
      {fields
        .filter(({ hidden }) => !hidden)
        .map((field) => (
          <Fragment key={field.name}>
            <FieldInput
              form={form}
              resource={resource}
              field={field}
              value={values[field.name]}
              problem={problems[field.name]}
              success={field.success?.(values[field.name], values)}
              onChange={(value) => onChange(field.name, value)}
              onBlur={() => onBlur(field.name)}
              record={record}
            />
            {under?.field === field.name && under.content}
          </Fragment>
        ))}
    </div>
  );
}
