/** One charge: what, how often, at which price and why, with what can be done about it. Rules: SVC-9, SVC-11, CSH-4. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { visitCharge as declared, type VisitCharge } from '#shared/areas/cashier/resources/visitCharge';
import type { AnyModule } from '#client/kit/anyModule';
import { useCommandChoice } from '#client/kit/resource/commands/useCommandChoice';
import { useCommands } from '#client/kit/resource/commands/useCommands';
import { pathsOf, recordPath } from '#client/kit/resource/paths';
import { useWords } from '#client/kit/useWords';
import type { ResourceTexts } from '#client/kit/words';
import { useCan } from '#client/store/access';
import { ActionMenu } from '#client/ui/ActionMenu';
import { formatDate, formatMoney } from '#client/ui/formats';
import { Money } from '#client/ui/Money';
import { useLanguage } from '#client/ui/useLanguage';
import * as modules from '../../modules';
import css from './cashier.module.css';

const charges = modules.visitCharge as unknown as AnyModule;

/** What of a charge is said under its name: its price and why, and what was taken off it. */
function useAbout(one: VisitCharge): readonly string[] {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const { choices } = useWords(declared);
  const rupiah = (amount: number | null) => formatMoney(amount ?? 0, language, 'IDR');
  const { quantity, unit_price, priced_payer, priced_class, priced_from } = one;
  const reason = { payer: priced_payer, class: choices.class[priced_class ?? 'semua'], day: formatDate(priced_from!, language) };
  return [
    t('times', { quantity, price: rupiah(unit_price) }),
    t('why', reason),
    ...(one.discount ? [t('offReason', { amount: rupiah(one.discount), reason: one.discount_reason })] : []),
    ...(one.discount_wanted === null ? [] : [t('offWaits', { amount: rupiah(one.discount_wanted), by: one.discount_by })]),
    ...(one.shared ? [t('sharedOff', { amount: rupiah(one.shared) })] : []),
  ];
}

/** What can be done about a charge that is on no bill. */
function Actions({ one, name }: { one: VisitCharge; name: string }) {
  const { t } = useTranslation('cashier');
  const { commands } = useWords(declared) as ResourceTexts;
  const { choose, dialog } = useCommandChoice(charges, one);
  const mayEdit = useCan('visitCharge', 'update', one) && one.status === 'terbuka';
  const actions = [
    ...(mayEdit ? [{ label: t('edit'), to: pathsOf('visitCharge').edit(one.id) }] : []),
    ...useCommands(charges, one)
      .filter(({ hindered }) => !hindered)
      .map((offered) => ({ label: commands[offered.name]!.label, press: () => choose(offered.name) })),
  ];
  return (
    <>
      {actions.length > 0 && <ActionMenu label={t('actions', { name })} actions={actions} />}
      {dialog}
    </>
  );
}

export function ChargeLine({ charge: one }: { charge: VisitCharge }) {
  const language = useLanguage();
  const about = useAbout(one);
  const name = (language === 'en' && one.name_en) || one.name!;
  return (
    <li className={css.charge}>
      <div className={css.what}>
        <Link to={recordPath('visitCharge', one.id)}>{name}</Link>
        <p>{about.join(' · ')}</p>
      </div>
      <Money amount={one.total ?? 0} currency="IDR" />
      <Actions one={one} name={name} />
    </li>
  );
}
