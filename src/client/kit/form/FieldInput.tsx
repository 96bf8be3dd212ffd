/** One field of a form: the input that its kind asks for, in the frame of its words. */
import type { Resource } from '#shared/kit/resource';
import { afterPress } from '../../ui/afterPress';
import { describing, FieldFrame } from './FieldFrame';
import { inputId, isRequired, kindOf, type FieldProblem, type FormField } from './fields';
import type { SavedRecord } from './inputs';
import { inputOf } from './kinds';
import { LockedValue } from './LockedValue';
import { useSentence } from './useSentence';

type Props = {
  form: string;
  resource: Resource;
  field: FormField;
  value: unknown;
  problem: FieldProblem | undefined;
  /** What is good about the value. */
  success?: string | undefined;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  record?: SavedRecord | undefined;
};

export function FieldInput({ form, resource, field, value, problem, success, onChange, onBlur, record }: Props) {
  const sentenceOf = useSentence();
  const id = inputId(form, field.name);
  const error = problem && sentenceOf(problem, field);
  const required = isRequired(resource, field);
  const kind = kindOf(resource, field.repeats ?? field.name);
  const { Input: KindInput, labelable } = inputOf(kind);
  const Input = field.input ?? KindInput;
  const leave = () => afterPress(onBlur);
  const given = { id, field, resource, value, onChange, onBlur: leave, required, record, problem, invalid: problem !== undefined };
  if (field.locked !== undefined) {
    const Shown = field.shown ?? LockedValue;
    return (
      <FieldFrame id={id} label={field.label} help={field.locked} optional={false} error={error} labelable={false}>
        <Shown {...given} describedBy={describing(id, field.locked, error)} />
      </FieldFrame>
    );
  }
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
      labelable={labelable && !field.input}
    >
      <Input {...given} describedBy={describing(id, field.help, error, success)} />
    </FieldFrame>
  );
}
