/** One field of a form: the input that its kind asks for, in the frame of its words. */
import type { ReactNode } from 'react';
import { sentence, type Problem } from '#shared/errors';
import type { Resource } from '#shared/kit/resource';
import { useLanguage } from '../../ui/useLanguage';
import { FlagInput, OneOfInput } from './ChoiceInputs';
import { ColorInput } from './ColorInput';
import { describing, FieldFrame } from './FieldFrame';
import { inputId, isRequired, kindOf, refsIn, type FormField, type InputKind } from './fields';
import { ImageInput } from './ImageInput';
import type { InputProps } from './inputs';
import { DayInput, RichTextInput } from './lazyInputs';
import { LockedValue } from './LockedValue';
import { OrderedChoices } from './OrderedChoices';
import { RelationPicker } from './RelationPicker';
import { SecretInput } from './SecretInput';
import { NumberInput, TextInput } from './TextInput';

function RelationInput({ field, resource, value, onChange, ...props }: InputProps) {
  if (!field.module) return null;
  const multiple = kindOf(resource, field.name) === 'toMany';
  const refs = refsIn(value);
  return (
    <>
      <RelationPicker
        {...props}
        list={`picker:${resource.name}.${field.name}`}
        module={field.module}
        label={field.label}
        create={field.create}
        multiple={multiple}
        value={refs}
        onChange={(chosen) => onChange(multiple ? chosen : (chosen[0] ?? null))}
      />
      {resource.relations[field.name]?.ordered && refs.length > 1 && (
        <OrderedChoices module={field.module} label={field.label} value={refs} onChange={onChange} />
      )}
    </>
  );
}

const inputs: Partial<Record<InputKind, (props: InputProps) => ReactNode>> = {
  richText: RichTextInput,
  color: ColorInput,
  image: ImageInput,
  integer: NumberInput,
  money: NumberInput,
  secret: SecretInput,
  flag: FlagInput,
  date: DayInput,
  oneOf: OneOfInput,
  toOne: RelationInput,
  toMany: RelationInput,
};

const named: ReadonlySet<InputKind> = new Set(['richText', 'image', 'date', 'oneOf']);

type Props = {
  form: string;
  resource: Resource;
  field: FormField;
  value: unknown;
  problem: Problem | undefined;
  /** What is good about the value. */
  success?: string | undefined;
  onChange: (value: unknown) => void;
  onBlur: () => void;
};

export function FieldInput({ form, resource, field, value, problem, success, onChange, onBlur }: Props) {
  const language = useLanguage();
  const id = inputId(form, field.name);
  const error = problem && sentence(problem.code, language, problem.meta);
  const required = isRequired(resource, field);
  const kind = kindOf(resource, field.repeats ?? field.name);
  const Input = field.input ?? inputs[kind] ?? TextInput;
  if (field.locked !== undefined)
    return (
      <FieldFrame id={id} label={field.label} help={field.locked} optional={false} error={error} labelable={false}>
        <LockedValue id={id} resource={resource} field={field} value={value} describedBy={describing(id, field.locked, error)} />
      </FieldFrame>
    );
  // A switch is never left empty, a screen's own input says itself what it takes: neither is called optional.
  const optional = !required && kind !== 'flag' && !field.input;
  return (
    <FieldFrame
      id={id}
      label={field.label}
      help={field.help}
      optional={optional}
      error={error}
      success={success}
      labelable={!named.has(kind) && !field.input}
    >
      <Input
        id={id}
        field={field}
        resource={resource}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        invalid={problem !== undefined}
        describedBy={describing(id, field.help, error, success)}
        required={required}
      />
    </FieldFrame>
  );
}
