/** Asks whether the day or the month comes first in the dates of a statement, where the file leaves it open. Rule: INV-25. */
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOrders } from '#shared/domain/dateOrder';
import type { FileTicket } from '#client/services/files';
import { useAppDispatch } from '#client/store/hooks';
import { statement } from '../../flows/statement';
import css from './statement.module.css';

export function DateOrderQuestion({ file, dates }: { file: FileTicket; dates: readonly string[] }) {
  const { t } = useTranslation('statement');
  const dispatch = useAppDispatch();
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{t('order.title')}</h2>
      </div>
      <p className={css.muted}>{t('order.hint', { dates: dates.join(', ') })}</p>
      <div className={css.answers}>
        {dateOrders.map((dateOrder) => (
          <Button key={dateOrder} variant="outlined" onClick={() => dispatch(statement.actions.read({ ...file, dateOrder }))}>
            {t(`order.${dateOrder}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
