/** The fields of a form, one below the other. */
import { Fragment, type ReactNode } from 'react';
import type { Resource } from '#shared/kit/resource';
import type { Values } from './changes';
import { FieldInput } from './FieldInput';
import { askedAmong, isFilled, type FieldProblem, type FormField } from './fields';
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

/** The fields in their order; those of one folded section together. */
const sectionsOf = (fields: readonly FormField[]): readonly (readonly FormField[])[] =>
  fields.reduce<FormField[][]>((sections, field) => {
    const last = sections.at(-1);
    if (last && field.fold && last[0]!.fold?.title === field.fold.title) last.push(field);
    else sections.push([field]);
    return sections;
  }, []);

/** A section that starts closed. It is open where a field in it is filled in, has an error, or is needed by other values; a person can open and close it. */
function Section({ fields, values, problems, children }: Pick<Props, 'fields' | 'values' | 'problems'> & { children: ReactNode }) {
  const { fold } = fields[0]!;
  if (!fold) return children;
  const isOpen = fold.opens?.(values) || fields.some(({ name }) => isFilled(values[name]) || problems[name]);
  return (
    <details className={css.fold} open={isOpen || undefined}>
      <summary>{fold.title}</summary>
      <div className={css.form}>{children}</div>
    </details>
  );
}

export function FieldList({ form, resource, fields, values, problems, onChange, onBlur, record, under }: Props) {
  const shown = fields.map((field) => askedAmong(field, values)).filter(({ hidden }) => !hidden);
  return (
    <div className={css.form}>
      {sectionsOf(shown).map((section) => (
        <Section key={section[0]!.name} fields={section} values={values} problems={problems}>
          {section.map((field) => (
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
        </Section>
      ))}
    </div>
  );
}
