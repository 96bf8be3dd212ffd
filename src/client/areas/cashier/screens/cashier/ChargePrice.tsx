/** What a charge will cost, and why, before it is saved: by the service, payer and quantity that the form holds. Rules: SVC-9, SVC-10. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CareClass } from '#shared/areas/cashier/domain/tariffs';
import { visitCharge as declared } from '#shared/areas/cashier/resources/visitCharge';
import type { Ref } from '#shared/kit/resource';
import type { Values } from '#client/kit/form/changes';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { formatDate, formatMoney } from '#client/ui/formats';
import { useLanguage } from '#client/ui/useLanguage';
import { priceCheck } from '../../flows/tariffs';
import css from './cashier.module.css';

const idOf = (value: unknown): string | undefined => (value as Ref | null | undefined)?.id;

/** Charges at the desk are for any class. */
const ANY = 'semua';

export function ChargePrice({ values }: { values: Values }) {
  const { t } = useTranslation('cashier');
  const { choices } = useWords(declared);
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const mayAsk = useCan('tariff', 'list');
  const [service, payer] = [idOf(values['service']), idOf(values['payer'])];
  const key = [service, payer, ANY, null].join(' ');
  useEffect(() => {
    if (mayAsk && service && payer) dispatch(priceCheck.actions.load(key, { service, payer, class: ANY, day: null }));
  }, [dispatch, mayAsk, key, service, payer]);
  const { answer } = useAppSelector((state) => priceCheck.selectors.at(state, key));
  const rupiah = (amount: number) => formatMoney(amount, language, 'IDR');
  const said = () => {
    if (!answer || !service) return '';
    const { tariff } = answer;
    if (!tariff) return t('noTariff');
    const quantity = Number(values['quantity']) || 1;
    const why = { payer: tariff.payer, class: choices.class[tariff.class as CareClass], day: formatDate(tariff.valid_from, language) };
    const times = quantity > 1 ? ` (${t('times', { quantity, price: rupiah(tariff.price) })})` : '';
    return `${rupiah(quantity * tariff.price)}${times} · ${t('why', why)}`;
  };
  return (
    <p role="status" className={css.price}>
      {said()}
    </p>
  );
}
