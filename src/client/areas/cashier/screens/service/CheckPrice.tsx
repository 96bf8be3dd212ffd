/** Asks what a service costs for a payer, in a class, on a day, and says why. Rules: SVC-1, SVC-9, SVC-10. */
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedPrice } from '#shared/areas/cashier/domain/checkedPrice';
import type { CareClass } from '#shared/areas/cashier/domain/tariffs';
import { priceQuestion } from '#shared/areas/cashier/endpoints/tariffs';
import { tariff as declared } from '#shared/areas/cashier/resources/tariff';
import type { AnyModule } from '#client/kit/anyModule';
import { FieldList } from '#client/kit/form/FieldList';
import type { FormField } from '#client/kit/form/fields';
import { useWords } from '#client/kit/useWords';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { Card } from '#client/ui/Card';
import { formatDate } from '#client/ui/formats';
import { Money } from '#client/ui/Money';
import { PlainAlert } from '#client/ui/PlainAlert';
import { useErrorText } from '#client/ui/useErrorText';
import { useLanguage } from '#client/ui/useLanguage';
import { modules as clinic } from '../../../clinic';
import { priceCheck } from '../../flows/tariffs';
import css from '../tariffs/tariffs.module.css';

type Asked = { readonly class: CareClass; readonly day: string | null; readonly payer: { readonly id: string } | null };
const start: Asked = { class: 'semua', day: null, payer: null };

const useFields = (): readonly FormField[] => {
  const { t } = useTranslation('tariffs');
  const { fields, choices } = useWords(declared);
  return useMemo(
    () => [
      { name: 'payer', label: fields.payer, module: clinic.payer as unknown as AnyModule },
      { name: 'class', label: fields.class, options: choices.class },
      { name: 'day', label: t('checkDay'), help: t('checkDayHelp') },
    ],
    [t, fields, choices],
  );
};

function Answer({ price: { tariff }, asked }: { price: CheckedPrice; asked: string | undefined }) {
  const { t } = useTranslation('tariffs');
  const { choices } = useWords(declared);
  const language = useLanguage();
  if (!tariff) return <PlainAlert tone="info">{t('checkNone')}</PlainAlert>;
  const why = { payer: tariff.payer, class: choices.class[tariff.class as CareClass], from: formatDate(tariff.valid_from, language) };
  return (
    <div role="status" className={css.answer}>
      <strong>
        <Money amount={tariff.price} currency="IDR" />
      </strong>
      <span>{t('checkWhy', why)}</span>
      {asked !== undefined && asked !== tariff.payer && <span>{t('checkOther', why)}</span>}
    </div>
  );
}

export function CheckPrice({ service }: { service: string }) {
  const { t } = useTranslation('tariffs');
  const dispatch = useAppDispatch();
  const say = useErrorText();
  const fields = useFields();
  const [asked, setAsked] = useState(start);
  const [isMissing, setMissing] = useState(false);
  const { payer, class: of, day } = asked;
  const key = [service, payer?.id, of, day].join(' ');
  const { answer, status, errors } = useAppSelector((state) => priceCheck.selectors.at(state, key));
  const name = useAppSelector((state) => payer && clinic.payer.selectors.byId(state, payer.id)?.name) ?? undefined;
  const check = () => {
    setMissing(!payer);
    if (payer) dispatch(priceCheck.actions.load(key, { service, payer: payer.id, class: of, day: day || null }));
  };
  return (
    <Card title={t('check')} purpose={t('checkPurpose')} screenOnly>
      <FieldList
        form="price-check"
        resource={priceQuestion}
        fields={fields}
        values={asked}
        problems={isMissing && !payer ? { payer: { code: 'required' } } : {}}
        onChange={(field, value) => setAsked((before) => ({ ...before, [field]: value }))}
        onBlur={() => undefined}
      />
      <p>
        <Button variant="outlined" onClick={check} loading={status === 'loading'}>
          {t('checkButton')}
        </Button>
      </p>
      {errors[0] && <PlainAlert>{say(errors[0])}</PlainAlert>}
      {answer && <Answer price={answer} asked={name} />}
    </Card>
  );
}
