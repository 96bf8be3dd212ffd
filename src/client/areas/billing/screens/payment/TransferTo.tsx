/** Where to transfer to: our accounts, the amount and the note, each to be copied, and which account is paid to. Rules: INV-15, INV-20, INV-22. */
import { useId, type ReactNode } from 'react';
import { transferNote } from '#shared/areas/billing/domain/transferNote';
import type { Ref } from '#shared/kit/resource';
import type { BankAccount } from '#shared/areas/billing/resources/bankAccount';
import type { Invoice } from '#shared/areas/billing/resources/invoice';
import { payment } from '#shared/areas/billing/resources/payment';
import { useWords } from '#client/kit/useWords';
import { inputId } from '#client/kit/form/fields';
import { useAccountsInUse } from '../../bankAccounts';
import { CopyButton } from '#client/ui/CopyButton';
import { Money } from '#client/ui/Money';
import css from './payment.module.css';

/** Something to be copied, next to the button that does it. */
function Line({ copied, children }: { copied: string; children: ReactNode }) {
  const { own } = useWords(payment);
  return (
    <div className={css.account}>
      {children}
      <CopyButton text={copied} label={own['copy']!} copied={own['copied']!} failed={own['copyFailed']!} />
    </div>
  );
}

const AccountText = ({ account: { bank, number, holder }, inNameOf }: { account: BankAccount; inNameOf: string | undefined }) => (
  <span>
    <small>{bank}</small>
    <b className="tabular">{number}</b>
    <small>
      {inNameOf} {holder}
    </small>
  </span>
);

/** `isMissing`: it was sent without a choice. */
type Choosing = { account: string | undefined; isMissing?: boolean; onChoose: (account: Ref) => void };

/** Our accounts in use; where there are several, one is chosen. */
function Accounts({ rows, account, isMissing = false, onChoose }: Choosing & { rows: readonly BankAccount[] }) {
  const { own, fields } = useWords(payment);
  const name = useId();
  return (
    <fieldset
      id={inputId(payment.name, 'bank_account')}
      className={css.accounts}
      aria-describedby={isMissing ? `${name}-missing` : undefined}
    >
      <legend className="visually-hidden">{fields.bank_account}</legend>
      {rows.map((one) => (
        <Line key={one.id} copied={one.number}>
          {rows.length === 1 ? (
            <AccountText account={one} inNameOf={own['inNameOf']} />
          ) : (
            <label>
              <input
                type="radio"
                name={name}
                checked={one.id === account}
                onChange={() => onChoose({ type: 'bank-accounts', id: one.id })}
              />
              <AccountText account={one} inNameOf={own['inNameOf']} />
            </label>
          )}
        </Line>
      ))}
      {isMissing && (
        <p id={`${name}-missing`} className={css.missing}>
          {own['accountMissing']}
        </p>
      )}
    </fieldset>
  );
}

type Props = Choosing & {
  invoice: Pick<Invoice, 'number'>;
  /** Rupiah to transfer. */
  amount: number;
};

export function TransferTo({ invoice: { number }, amount, ...choosing }: Props) {
  const { own } = useWords(payment);
  const { rows, status } = useAccountsInUse();
  // A sandbox has numbers that no note is made of.
  const note = transferNote(number) ?? number ?? '';
  return (
    <section className={css.transfer} aria-label={own['transferTo']}>
      <h2>{own['transferTo']}</h2>
      {rows.length > 1 && <p className={css.hint}>{own['chooseAccount']}</p>}
      {rows.length > 0 && <Accounts rows={rows as readonly BankAccount[]} {...choosing} />}
      {status === 'ready' && !rows.length && <p>{own['noAccounts']}</p>}
      <Line copied={String(amount)}>
        <span>
          <small>{own['amountToPay']}</small>
          <b className={css.sum}>
            <Money amount={amount} currency="IDR" />
          </b>
        </span>
      </Line>
      <Line copied={note}>
        <span>
          <small>{own['note']}</small>
          <b className="tabular">{note}</b>
          <small>{own['noteHelp']}</small>
        </span>
      </Line>
    </section>
  );
}
