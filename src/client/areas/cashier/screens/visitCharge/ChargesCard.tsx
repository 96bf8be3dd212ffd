/** The charges of a visit on its page: what was charged, by doctor and nurse, too. Rules: SVC-9, SVC-11, CORE-1. */
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VisitCharge } from '#shared/areas/cashier/resources/visitCharge';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import { limits } from '#shared/limits';
import { useShortList } from '#client/kit/useShortList';
import { useCan } from '#client/store/access';
import { Card } from '#client/ui/Card';
import { formatMoney } from '#client/ui/formats';
import { AddIcon } from '#client/ui/icons';
import { useLanguage } from '#client/ui/useLanguage';
import * as modules from '../../modules';
import css from '../cashier/cashier.module.css';
import { ChargeLine } from '../cashier/ChargeLine';
import { ChargePanel } from '../cashier/panels';

const of = { page: { number: 1, size: limits.pageSize }, sort: ['created_at'] };

export function ChargesCard({ visit }: { visit: Visit }) {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const [isAdding, setAdding] = useState(false);
  const close = useCallback(() => setAdding(false), []);
  const mayList = useCan('visitCharge', 'list');
  const mayAdd = useCan('visitCharge', 'add') && visit.status !== 'batal';
  const asked = mayList ? { ...of, filter: { visit: [visit.id], status: ['terbuka', 'ditagih'] } } : undefined;
  const { rows, isKnown } = useShortList<VisitCharge>(modules.visitCharge, `charges of-${visit.id}`, asked);
  if (!mayList) return null;
  const sum = rows.reduce((total, one) => total + (one.total ?? 0), 0);
  return (
    <Card title={t('chargesCard')} screenOnly>
      {isKnown && rows.length === 0 && <p className={css.none}>{t('noCharges')}</p>}
      <ul className={css.payments}>
        {rows.map((one) => (
          <ChargeLine key={one.id} charge={one} />
        ))}
      </ul>
      {rows.length > 0 && <p className={css.sum}>{t('sum', { amount: formatMoney(sum, language, 'IDR') })}</p>}
      {mayAdd && (
        <Button variant="outlined" startIcon={<AddIcon size={16} aria-hidden="true" />} onClick={() => setAdding(true)}>
          {t('addCharge')}
        </Button>
      )}
      {isAdding && <ChargePanel visit={visit} onClose={close} />}
    </Card>
  );
}
