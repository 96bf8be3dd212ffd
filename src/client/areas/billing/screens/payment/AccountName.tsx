/** Our bank account that received a payment, as people know it: its bank and number. Rule: INV-20. */
import type { BankAccount } from '#shared/areas/billing/resources/bankAccount';
import type { Payment } from '#shared/areas/billing/resources/payment';
import type { Column } from '#client/kit/grid/columns';
import type { Row } from '#client/services/serviceResults';
import { useAppSelector } from '#client/store/hooks';
import type { RootState } from '#client/store/index';
import * as modules from '../../modules';

const nameOf = ({ bank, number }: BankAccount): string => `${bank} ${number}`;

const accountOf = (state: RootState, { bank_account: account }: Pick<Payment, 'bank_account'>): BankAccount | undefined =>
  account ? modules.bankAccount.selectors.byId(state, account.id) : undefined;

/** Undefined where none is known. */
export const useAccountName = (payment: Pick<Payment, 'bank_account'>): string | undefined => {
  const account = useAppSelector((state) => accountOf(state, payment));
  return account && nameOf(account);
};

function AccountName({ payment }: { payment: Payment }) {
  return <span className="tabular">{useAccountName(payment)}</span>;
}

const asPayment = (row: Row): Payment => row as unknown as Payment;

/** The column of a list of payments; not shown until chosen, as the state of a payment needs the room more. */
export const accountColumn = (label: string): Column => ({
  field: 'bank_account',
  label,
  width: 150,
  grow: 1,
  hidden: true,
  cell: (row) => <AccountName payment={asPayment(row)} />,
  text: (row, state) => {
    const account = accountOf(state, asPayment(row));
    return account ? nameOf(account) : '';
  },
});
