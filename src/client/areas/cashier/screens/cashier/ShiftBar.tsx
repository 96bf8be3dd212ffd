/** The cashier's own shift: opened before money is taken, counted and closed here. Rules: CSH-2, CSH-3. */
import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CashShift } from '#shared/areas/cashier/resources/cashShift';
import type { Ref } from '#shared/kit/resource';
import type { AnyModule } from '#client/kit/anyModule';
import { useCommandChoice } from '#client/kit/resource/commands/useCommandChoice';
import { recordPath } from '#client/kit/resource/paths';
import { useCan } from '#client/store/access';
import { formatDate } from '#client/ui/formats';
import { useLanguage } from '#client/ui/useLanguage';
import * as modules from '../../modules';
import css from './cashier.module.css';
import { ShiftPanel } from './panels';

const shifts = modules.cashShift as unknown as AnyModule;

function OpenShift({ shift }: { shift: CashShift }) {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const { choose, dialog } = useCommandChoice(shifts, shift);
  return (
    <div className={css.shift}>
      <p>
        <Link to={recordPath('cashShift', shift.id)}>{shift.number}</Link>{' '}
        <span>{t('shiftSince', { time: formatDate(shift.opened_at!, language) })}</span>
      </p>
      <Button variant="outlined" onClick={() => choose('count')}>
        {t('closeShift')}
      </Button>
      {dialog}
    </div>
  );
}

/** @param shift null where the person has none @param entity the clinic */
export function ShiftBar({ shift, entity }: { shift: CashShift | null; entity: Ref }) {
  const { t } = useTranslation('cashier');
  const [isOpening, setOpening] = useState(false);
  const mayOpen = useCan('cashShift', 'add');
  const close = useCallback(() => setOpening(false), []);
  if (shift) return <OpenShift shift={shift} />;
  if (!mayOpen) return null;
  return (
    <div className={css.shift} data-closed="">
      <p>{t('noShift')}</p>
      <Button variant="contained" onClick={() => setOpening(true)}>
        {t('openShift')}
      </Button>
      {isOpening && <ShiftPanel entity={entity} onClose={close} />}
    </div>
  );
}
