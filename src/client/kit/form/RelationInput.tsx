/** Related records in a form: a picker that searches, and their order where it means something. */
import { kindOf, refsIn } from './fields';
import type { InputProps } from './inputs';
import { OrderedChoices } from './OrderedChoices';
import { RelationPicker } from './RelationPicker';

export function RelationInput({ field, resource, value, onChange, ...props }: InputProps) {
  if (!field.module) return null;
  const multiple = kindOf(resource, field.name) === 'toMany';
  const refs = refsIn(value);
  return (
    <>
      <RelationPicker
        {...props}
        list={`${resource.name}.${field.name}`}
        module={field.module}
        where={resource.relations[field.name]?.where}
        label={field.label}
        create={field.create}
        about={field.about}
        without={field.without}
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
