/** Where to transfer an invoice's rest to: our accounts, the amount and the note, each to be copied, and which account is paid to. Rules: INV-15, INV-20. */
import { useEffect, useId } from 'react';
import { transferNote } from '#shared/areas/billing/domain/transferNote';
import type { Ref } from '#shared/kit/resource';
import type { BankAccount } from '#shared/areas/billing/resources/bankAccount';
import { payment } from '#shared/areas/billing/resources/payment';
import { useWords } from '#client/kit/useWords';
import { inputId } from '#client/kit/form/fields';
import { useAccountsInUse } from '../../bankAccounts';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import * as modules from '../../modules';
import { CopyButton } from '#client/ui/CopyButton';
import { Money } from '#client/ui/Money';
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

type Choosing = { account: string | undefined; onChoose: (account: Ref) => void };

/** Our accounts in use, one to be chosen. */
function Accounts({ rows, account, onChoose }: Choosing & { rows: readonly BankAccount[] }) {
  const { own, fields } = useWords(payment);
  const name = useId();
  return (
    <fieldset id={inputId(payment.name, 'bank_account')} className={css.accounts}>
      <legend className="visually-hidden">{fields.bank_account}</legend>
      {rows.map(({ id, bank, number, holder }) => (
        <div key={id} className={css.account}>
          <label>
            <input type="radio" name={name} checked={id === account} onChange={() => onChoose({ type: 'bank-accounts', id })} />
            <span>
              <b>{bank}</b> <span className="tabular">{number}</span>
              <br />
              {own['inNameOf']} {holder}
            </span>
          </label>
          <Copied text={number} />
        </div>
      ))}
    </fieldset>
  );
}

export function TransferTo({ invoice: id, ...choosing }: Choosing & { invoice: string }) {
  const { own } = useWords(payment);
  const invoice = useInvoice(id);
  const { rows, status } = useAccountsInUse();
  // A sandbox has numbers that no note is made of.
  const note = transferNote(invoice?.number) ?? invoice?.number;
  if (!invoice || !note) return null;
  return (
    <section className={css.transfer} aria-label={own['transferTo']}>
      <h2>{own['transferTo']}</h2>
      {rows.length > 1 && <p className={css.hint}>{own['chooseAccount']}</p>}
      {rows.length > 0 && <Accounts rows={rows as readonly BankAccount[]} {...choosing} />}
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
