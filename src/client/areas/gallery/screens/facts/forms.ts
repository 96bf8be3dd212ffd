/** Facts about forms and their parts. */
import type { ComponentFacts } from './facts';

const RelationPicker: ComponentFacts = {
  component: 'RelationPicker',
  from: 'kit/form/RelationPicker.tsx',
  use: `<RelationPicker
  id="item-category"
  list="item.category"
  module={modules.category}
  label={t('fields.category')}
  value={chosen}
  onChange={setChosen}
/>`,
};

const DateInput: ComponentFacts = {
  component: 'DateInput',
  from: 'kit/form/DateInput.tsx',
  use: `<LazyDateInput value={day} onChange={setDay} labelledBy={labelId(id)} />`,
};

const PlainField: ComponentFacts = {
  component: 'PlainField',
  from: 'ui/PlainField.tsx',
  rest: '<input>',
  use: `<PlainField label={t('email')} type="email" value={email} error={problem} onChange={type} />`,
};

const PlainCheck: ComponentFacts = {
  component: 'PlainCheck',
  from: 'ui/PlainCheck.tsx',
  rest: '<input>',
  use: `<PlainCheck label={t('remember')} checked={remember} onChange={toggle} />`,
};

const PlainSelect: ComponentFacts = {
  component: 'PlainSelect',
  from: 'ui/PlainSelect.tsx',
  use: `<PlainSelect label={t('pageSize')} value={size} choices={sizes} onChange={setSize} />`,
};

const StrengthMeter: ComponentFacts = {
  component: 'StrengthMeter',
  from: 'ui/StrengthMeter.tsx',
  use: `<StrengthMeter score={useStrength(password).score} help={t('passwordHelp')} />`,
};

const QrCode: ComponentFacts = {
  component: 'QrCode',
  from: 'ui/QrCode.tsx',
  use: `<QrCode text={address} label={t('qr')} failed={t('qrFailed')} />`,
};

const FieldInput: ComponentFacts = {
  component: 'FieldInput',
  from: 'kit/form/FieldInput.tsx',
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
  use: `<FieldFrame id={id} label={t('fields.name')} help={t('help.name')} optional={false} error={error} labelable>
  <OutlinedInput id={id} aria-describedby={describing(id, help, error, success)} />
</FieldFrame>`,
};

export const formFacts = { RelationPicker, DateInput, PlainField, PlainCheck, PlainSelect, StrengthMeter, QrCode, FieldInput, FieldFrame };
