/** What is told of forms and their parts. */
import type { ComponentFacts } from './facts';

const RelationPicker: ComponentFacts = {
  component: 'RelationPicker',
  from: 'kit/form/RelationPicker.tsx',
  props: [
    { name: 'id', type: 'string', required: true },
    { name: 'list', type: 'string', required: true },
    { name: 'module', type: 'AnyModule', required: true },
    { name: 'label', type: 'string', required: true },
    { name: 'value', type: 'readonly Ref[]', required: true },
    { name: 'onChange', type: '(value: readonly Ref[]) => void', required: true },
    { name: 'multiple', type: 'boolean' },
    { name: 'create', type: '{ readonly title: string; readonly fields: readonly FormField[] }' },
    { name: 'onBlur', type: '(() => void)' },
    { name: 'invalid', type: 'boolean' },
    { name: 'describedBy', type: 'string' },
    { name: 'required', type: 'boolean' },
    { name: 'size', type: "'small' | 'medium'" },
  ],
  use: `<RelationPicker
  id="item-category"
  list="picker:item.category"
  module={modules.category}
  label={t('fields.category')}
  value={chosen}
  onChange={setChosen}
/>`,
};

const DateInput: ComponentFacts = {
  component: 'DateInput',
  from: 'kit/form/DateInput.tsx',
  props: [
    { name: 'id', type: 'string' },
    { name: 'label', type: 'string' },
    { name: 'value', type: 'string | null', required: true },
    { name: 'onChange', type: '(day: string | null) => void', required: true },
    { name: 'onBlur', type: '() => void' },
    { name: 'size', type: "'small' | 'medium'", fallback: "'small'" },
    { name: 'invalid', type: 'boolean', fallback: 'false' },
    { name: 'describedBy', type: 'string' },
    { name: 'labelledBy', type: 'string' },
  ],
  use: `<LazyDateInput value={day} onChange={setDay} labelledBy={labelId(id)} />`,
};

const PlainField: ComponentFacts = {
  component: 'PlainField',
  from: 'ui/PlainField.tsx',
  rest: '<input>',
  props: [
    { name: 'label', type: 'string', required: true },
    { name: 'optional', type: 'string' },
    { name: 'error', type: 'string' },
    { name: 'success', type: 'string' },
    { name: 'help', type: 'ReactNode' },
    { name: 'end', type: 'ReactNode' },
    { name: 'ref', type: 'Ref<HTMLInputElement>' },
  ],
  use: `<PlainField label={t('email')} type="email" value={email} error={problem} onChange={type} />`,
};

const PlainCheck: ComponentFacts = {
  component: 'PlainCheck',
  from: 'ui/PlainCheck.tsx',
  rest: '<input>',
  props: [
    { name: 'label', type: 'ReactNode', required: true },
    { name: 'error', type: 'string' },
  ],
  use: `<PlainCheck label={t('remember')} checked={remember} onChange={toggle} />`,
};

const PlainSelect: ComponentFacts = {
  component: 'PlainSelect',
  from: 'ui/PlainSelect.tsx',
  props: [
    { name: 'label', type: 'string', required: true },
    { name: 'value', type: 'string', required: true },
    { name: 'choices', type: 'readonly Choice[]', required: true },
    { name: 'onChange', type: '(value: string) => void', required: true },
    { name: 'wide', type: 'boolean' },
  ],
  use: `<PlainSelect label={t('pageSize')} value={size} choices={sizes} onChange={setSize} />`,
};

const StrengthMeter: ComponentFacts = {
  component: 'StrengthMeter',
  from: 'ui/StrengthMeter.tsx',
  props: [
    { name: 'score', type: 'number | null', required: true },
    { name: 'help', type: 'string', required: true },
  ],
  use: `<StrengthMeter score={useStrength(password).score} help={t('passwordHelp')} />`,
};

const QrCode: ComponentFacts = {
  component: 'QrCode',
  from: 'ui/QrCode.tsx',
  props: [
    { name: 'text', type: 'string', required: true },
    { name: 'label', type: 'string', required: true },
    { name: 'failed', type: 'string', required: true },
  ],
  use: `<QrCode text={address} label={t('qr')} failed={t('qrFailed')} />`,
};

const FieldInput: ComponentFacts = {
  component: 'FieldInput',
  from: 'kit/form/FieldInput.tsx',
  props: [
    { name: 'form', type: 'string', required: true },
    { name: 'resource', type: 'Resource', required: true },
    { name: 'field', type: 'FormField', required: true },
    { name: 'value', type: 'unknown', required: true },
    { name: 'problem', type: 'Problem', required: true },
    { name: 'success', type: 'string' },
    { name: 'onChange', type: '(value: unknown) => void', required: true },
    { name: 'onBlur', type: '() => void', required: true },
  ],
  use: `<FieldInput
  form="item"
  resource={item}
  field={{ name: 'name', label: t('fields.name'), help: t('help.name') }}
  value={values.name}
  problem={problems.name}
  onChange={(value) => change('name', value)}
  onBlur={() => blur('name')}
/>`,
};

const FieldFrame: ComponentFacts = {
  component: 'FieldFrame',
  from: 'kit/form/FieldFrame.tsx',
  props: [
    { name: 'id', type: 'string', required: true },
    { name: 'label', type: 'string', required: true },
    { name: 'help', type: 'string' },
    { name: 'optional', type: 'boolean', required: true },
    { name: 'error', type: 'string' },
    { name: 'success', type: 'string' },
    { name: 'labelable', type: 'boolean', required: true },
    { name: 'children', type: 'ReactNode', required: true },
  ],
  use: `<FieldFrame id={id} label={t('fields.name')} help={t('help.name')} optional={false} error={error} labelable>
  <OutlinedInput id={id} aria-describedby={describing(id, help, error, success)} />
</FieldFrame>`,
};

export const formFacts = { RelationPicker, DateInput, PlainField, PlainCheck, PlainSelect, StrengthMeter, QrCode, FieldInput, FieldFrame };
