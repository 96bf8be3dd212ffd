/** The payments of an invoice, for its page: what was paid, what waits, and the way to pay the rest. Rules: INV-6, INV-10. */
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { Invoice } from '#shared/resources/invoice';
import { payment, type Payment } from '#shared/resources/payment';
import { useWords } from '../../../kit/useWords';
import { useCan } from '../../../store/access';
import { DateText } from '../../../ui/DateText';
import { Money } from '../../../ui/Money';
import type { PlainColumn } from '../../../ui/PlainTable';
import { StatusChip } from '../../../ui/StatusChip';
import { toneOfStatus } from '../../../ui/tones';
import { PanelTable } from '../../entity/entity/panels/PanelTable';
import { usePanelList } from '../../entity/entity/panels/usePanelList';
import { pathsOf } from '../../resource/paths';
import css from './payment.module.css';

/** The states in which something can still be paid. */
const payable: readonly (string | null)[] = ['issued', 'partially_paid', 'uncollectible'];

const columnsOf = ({ fields, choices }: ReturnType<typeof useWords<typeof payment>>): PlainColumn<Payment>[] => [
  {
    key: 'paid_at',
    label: fields.paid_at,
    cell: (one) => (
      <Link to={pathsOf('payment').edit(one.id)}>
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
];

export function InvoicePayments({ invoice: { id, status } }: { invoice: Pick<Invoice, 'id' | 'status'> }) {
  const words = useWords(payment);
  const list = usePanelList<Payment>('payment', 'of-invoice', { invoice: [id] });
  const mayPay = useCan('payment', 'add') && payable.includes(status);
  const { add } = pathsOf('payment');
  return (
    <section className={css.panel} aria-label={words.list.title}>
      <div className={css.panelHead}>
        <h2>{words.list.title}</h2>
        {mayPay && (
          <Button variant="contained" component={Link} to={`${add}?invoice=${id}`}>
            {words.own['pay']}
          </Button>
        )}
      </div>
      <PanelTable label={words.list.title} list={list} columns={columnsOf(words)} />
    </section>
  );
}
