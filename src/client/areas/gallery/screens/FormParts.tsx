/** The style guide's parts of forms: pickers that search, dates, plain fields, and what stands next to a password. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ref } from '#shared/kit/resource';
import { passwordLength } from '#shared/areas/identity/signIn';
import { FieldFrame, labelId } from '#client/kit/form/FieldFrame';
import { LazyDateInput } from '#client/kit/form/lazyInputs';
import { RelationPicker } from '#client/kit/form/RelationPicker';
import { modules as catalogue } from '../../catalogue';
import { PlainCheck } from '#client/ui/PlainCheck';
import { PlainField } from '#client/ui/PlainField';
import { PlainSelect } from '#client/ui/PlainSelect';
import { QrCode } from '#client/ui/QrCode';
import { StrengthMeter } from '#client/ui/StrengthMeter';
import { formFacts } from './facts/forms';
import { GalleryPage } from './GalleryPage';
import { Specimen, State, States } from './Specimen';

function Picker({ id, label, multiple = false }: { id: string; label: string; multiple?: boolean }) {
  const [value, setValue] = useState<readonly Ref[]>([]);
  const module = multiple ? catalogue.tag : catalogue.category;
  return (
    <FieldFrame id={id} label={label} optional={false} labelable>
      <RelationPicker id={id} list={id} module={module} label={label} multiple={multiple} value={value} onChange={setValue} />
    </FieldFrame>
  );
}

function Day({ id, label, invalid = false }: { id: string; label: string; invalid?: boolean }) {
  const { t } = useTranslation('galleryForms');
  const [day, setDay] = useState<string | null>('2026-11-21');
  return (
    <FieldFrame id={id} label={label} optional={false} labelable={false} error={invalid ? t('past') : undefined}>
      <LazyDateInput id={id} value={day} onChange={setDay} invalid={invalid} labelledBy={labelId(id)} />
    </FieldFrame>
  );
}

function Pickers() {
  const { t } = useTranslation(['galleryForms', 'gallery']);
  return (
    <>
      <Specimen id="picker" why={t('why.picker')} facts={formFacts.RelationPicker}>
        <States>
          <State name={t('one')}>
            <Picker id="gallery-category" label={t('category')} />
          </State>
          <State name={t('many')}>
            <Picker id="gallery-tags" label={t('tags')} multiple />
          </State>
        </States>
      </Specimen>
      <Specimen id="date" why={t('why.date')} facts={formFacts.DateInput}>
        <States>
          <State name={t('gallery:state.usual')}>
            <Day id="gallery-day" label={t('day')} />
          </State>
          <State name={t('gallery:state.error')}>
            <Day id="gallery-day-wrong" label={t('day')} invalid />
          </State>
        </States>
      </Specimen>
    </>
  );
}

function PlainFields() {
  const { t } = useTranslation(['galleryForms', 'gallery']);
  const [typed, setTyped] = useState('ratna@klinik.test');
  return (
    <Specimen id="field" why={t('why.field')} facts={formFacts.PlainField}>
      <States>
        <State name={t('gallery:state.usual')}>
          <PlainField
            label={t('email')}
            type="email"
            help={t('emailHelp')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </State>
        <State name={t('optional')}>
          <PlainField label={t('phone')} type="tel" optional={t('optional')} />
        </State>
        <State name={t('gallery:state.error')}>
          <PlainField label={t('email')} type="email" defaultValue="ratna@" error={t('invalid')} />
        </State>
        <State name={t('gallery:state.disabled')}>
          <PlainField label={t('email')} type="email" defaultValue="ratna@klinik.test" disabled />
        </State>
      </States>
    </Specimen>
  );
}

function PlainChoices() {
  const { t } = useTranslation(['galleryForms', 'gallery']);
  const [checked, setChecked] = useState(true);
  const [size, setSize] = useState('10');
  const choices = ['5', '10', '25'].map((value) => ({ value, label: t('rows', { count: Number(value) }) }));
  return (
    <>
      <Specimen id="check" why={t('why.check')} facts={formFacts.PlainCheck}>
        <States>
          <State name={t('gallery:state.usual')}>
            <PlainCheck label={t('remember')} checked={checked} onChange={({ target }) => setChecked(target.checked)} />
          </State>
          <State name={t('gallery:state.error')}>
            <PlainCheck label={t('agree')} error={t('mustAgree')} />
          </State>
          <State name={t('gallery:state.disabled')}>
            <PlainCheck label={t('remember')} disabled />
          </State>
        </States>
      </Specimen>
      <Specimen id="select" why={t('why.select')} facts={formFacts.PlainSelect}>
        <PlainSelect label={t('pageSize')} value={size} choices={choices} onChange={setSize} />
      </Specimen>
    </>
  );
}

const scores = [null, 0, 1, 2, 3, 4] as const;

function Secrets() {
  const { t } = useTranslation(['galleryForms', 'galleryFields', 'gallery']);
  return (
    <>
      <Specimen id="strength" why={t('why.strength')} facts={formFacts.StrengthMeter}>
        <States>
          {scores.map((score) => (
            <State key={score} name={score === null ? t('gallery:state.empty') : t('score', { score })}>
              <StrengthMeter score={score} help={t('galleryFields:strength', passwordLength)} />
            </State>
          ))}
        </States>
      </Specimen>
      <Specimen id="qr" why={t('why.qr')} facts={formFacts.QrCode}>
        <QrCode text="https://nadi.test/contoh" label={t('qr')} failed={t('qrFailed')} />
      </Specimen>
    </>
  );
}

export function FormParts() {
  const { t } = useTranslation('galleryForms');
  return (
    <GalleryPage page="galleryForms" purpose={t('purpose')} contents={t('contents', { returnObjects: true })}>
      <Pickers />
      <PlainFields />
      <PlainChoices />
      <Secrets />
    </GalleryPage>
  );
}
