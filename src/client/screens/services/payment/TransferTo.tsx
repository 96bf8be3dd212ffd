/** Where to transfer an invoice's rest to: our accounts, the amount and the note, each to be copied. Rule: INV-15. */
import { useEffect } from 'react';
import { transferNote } from '#shared/domain/transferNote';
import { payment } from '#shared/resources/payment';
import { useWords } from '../../../kit/useWords';
import { useBankAccounts } from '../../../store/bankAccounts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { modules } from '../../../store/modules';
import { CopyButton } from '../../../ui/CopyButton';
import { Money } from '../../../ui/Money';
import css from './payment.module.css';

/** The invoice, fetched when no list has brought it yet. */
const useInvoice = (id: string) => {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(modules.invoice.actions.get(id)), [dispatch, id]);
  return useAppSelector((state) => modules.invoice.selectors.byId(state, id));
};

function Copied({ text }: { text: string }) {
  const { own } = useWords(payment);
  return <CopyButton text={text} label={own['copy']!} copied={own['copied']!} failed={own['copyFailed']!} />;
}

export function TransferTo({ invoice: id }: { invoice: string }) {
  const { own } = useWords(payment);
  const invoice = useInvoice(id);
  const { rows, status } = useBankAccounts();
  // A sandbox has numbers that no note is made of.
  const note = transferNote(invoice?.number) ?? invoice?.number;
  if (!invoice || !note) return null;
  return (
    <section className={css.transfer} aria-label={own['transferTo']}>
      <h2>{own['transferTo']}</h2>
      {rows.map(({ id: key, bank, number, holder }) => (
        <p key={key} className={css.account}>
          <span>
            <b>{bank}</b> <span className="tabular">{number}</span>
            <br />
            {own['inNameOf']} {holder}
          </span>
          <Copied text={number} />
        </p>
      ))}
      {status === 'ready' && !rows.length && <p>{own['noAccounts']}</p>}
      <p className={css.account}>
        <span>
          {own['amountToPay']} <Money amount={invoice.balance ?? 0} currency="IDR" />
        </span>
        <Copied text={String(invoice.balance ?? 0)} />
      </p>
      <p className={css.account}>
        <span>
          {own['note']} <b className="tabular">{note}</b>
          <br />
          <small>{own['noteHelp']}</small>
        </span>
        <Copied text={note} />
      </p>
    </section>
  );
}
