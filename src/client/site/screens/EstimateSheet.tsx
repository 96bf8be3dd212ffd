/** What a choice comes to: its lines, the sum, tax, and the total, which is also said aloud when it changes. */
import { useTranslation } from 'react-i18next';
import { cycles, type Cycle, type Estimate, type Plan } from '#shared/areas/clients/domain/pricing';
import type { TaxRule } from '#shared/site';
import { formatMoney, formatNumber } from '../../ui/formats';
import { Money } from '../../ui/Money';
import { useSite } from './siteData';
import { useFeatureName } from './useFeatureName';
import css from './Estimator.module.css';
import page from './Page.module.css';

/** `href`: where one registers with this choice. */
type Props = { plan: Plan; cycle: Cycle; tax: TaxRule | null; result: Estimate; href: string };

export function EstimateSheet({ plan, cycle, tax, result, href }: Props) {
  const { t } = useTranslation('pricing');
  const { language } = useSite();
  const nameOf = useFeatureName();
  const per = t(cycle === 'yearly' ? 'perYear' : 'perMonth');
  const named = ({ kind, feature, qty }: Estimate['lines'][number]) =>
    kind === 'package'
      ? t('estimator.planLine', { plan: plan.package_name })
      : kind === 'seat'
        ? t('estimator.seatLine', { count: qty })
        : nameOf(feature ?? '');
  const row = (name: string, amount: number) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      <td>
        <Money amount={amount} currency="IDR" />
      </td>
    </tr>
  );
  return (
    <div className={css.sheet}>
      <table>
        <caption>{t('estimator.result')}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('estimator.item')}</th>
            <th scope="col">{t('estimator.amount')}</th>
          </tr>
        </thead>
        <tbody>{result.lines.map((line) => row(named(line), line.amount))}</tbody>
        <tbody className={css.sums}>
          {row(t('estimator.subtotal'), result.subtotal)}
          {tax?.pkp && (
            <>
              {row(
                tax.dpp_num === tax.dpp_den ? t('estimator.dppPlain') : t('estimator.dpp', { num: tax.dpp_num, den: tax.dpp_den }),
                result.dpp,
              )}
              {row(t('estimator.ppn', { rate: formatNumber(tax.rate, language) }), result.ppn)}
            </>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              {t('estimator.total')} <span className={css.per}>{per}</span>
            </th>
            <td>
              <Money amount={result.total} currency="IDR" />
            </td>
          </tr>
        </tfoot>
      </table>
      <p role="status" className="visually-hidden">
        {t('estimator.spoken', { amount: formatMoney(result.total, language, 'IDR'), per })}
      </p>
      <p className={css.hint}>
        {cycle === 'yearly' && `${t('estimator.once', { months: cycles.yearly.lasts })} `}
        {!tax?.pkp && `${t('tax.none')} `}
        {t('estimator.notInvoice')}
      </p>
      <a className={`${page.button} ${css.go}`} href={href}>
        {plan.trial_days > 0 ? t('trial', { count: plan.trial_days }) : t('register')}
      </a>
    </div>
  );
}
