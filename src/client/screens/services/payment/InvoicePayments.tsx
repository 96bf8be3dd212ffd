/** The payments of an invoice, for its page: what was paid, what waits, and the way to pay the rest. Rules: INV-6, INV-10. */
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { Invoice } from '#shared/resources/invoice';
import { payment, type Payment } from '#shared/resources/payment';
import { useWords } from '../../../kit/useWords';
import { useCan } from '../../../store/access';
import { DateText } from '../../../ui/DateText';
import { Money } from '../../../ui/Money';
import { StatusChip } from '../../../ui/StatusChip';
import { toneOfStatus } from '../../../ui/tones';
import { PanelTable } from '../../entity/entity/panels/PanelTable';
import { usePanelList } from '../../entity/entity/panels/usePanelList';
import { pathsOf } from '../../resource/paths';
import css from './payment.module.css';

/** The states in which something can still be paid. */
const payable: readonly (string | null)[] = ['issued', 'partially_paid', 'uncollectible'];

export function InvoicePayments({ invoice: { id, status } }: { invoice: Pick<Invoice, 'id' | 'status'> }) {
  const { fields, choices, list: words, own } = useWords(payment);
  const list = usePanelList<Payment>('payment', 'of-invoice', { invoice: [id] });
  const mayPay = useCan('payment', 'add') && payable.includes(status);
  const { add, edit } = pathsOf('payment');
  return (
    <section className={css.panel} aria-label={words.title}>
      <div className={css.panelHead}>
        <h2>{words.title}</h2>
        {mayPay && (
          <Button variant="contained" component={Link} to={`${add}?invoice=${id}`}>
            {own['pay']}
          </Button>
        )}
      </div>
      <PanelTable
        label={words.title}
        list={list}
        columns={[
          {
            key: 'paid_at',
            label: fields.paid_at,
            cell: (one) => (
              <Link to={edit(one.id)}>
                <DateText iso={one.paid_at} />
              </Link>
            ),
          },
          { key: 'method', label: fields.method, cell: ({ method }) => choices.method[method] },
          { key: 'amount', label: fields.amount, cell: ({ amount }) => <Money amount={amount} currency="IDR" /> },
          {
            key: 'status',
            label: fields.status,
            cell: ({ status: state }) => state && <StatusChip tone={toneOfStatus(state)}>{choices.status[state]}</StatusChip>,
          },
          { key: 'reason', label: fields.reason, cell: ({ reason }) => reason ?? '–' },
        ]}
      />
    </section>
  );
}
