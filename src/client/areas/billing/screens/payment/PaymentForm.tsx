/** The form of payments: a client's people have a page of their own to pay (INV-22). Below the values, a new one says where to transfer to, and one that is not verified yet shows its proof. Rules: INV-6, INV-15, INV-20. */
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { dayOf, defaultZone } from '#shared/domain/calendarDays';
import { payment } from '#shared/areas/billing/resources/payment';
import { useBankAccounts } from '../../bankAccounts';
import { NewFormSkeleton } from '#client/kit/resource/NewFormSkeleton';
import { ResourceForm, useGivenRelations } from '#client/kit/resource/ResourceForm';
import { PayPage } from './PayPage';
import { PaymentSummary } from './PaymentSummary';
import { usePaysOwn } from './usePaysOwn';

/** A new payment is asked for its account where the accounts are shown. */
const summed = ['bank_account'];

/** What a new payment starts with: the invoice that the address names, as a person came from its page to pay it, and our account where there is one only. */
const useGiven = (account: string | undefined, method: string) => {
  const belonging = useGivenRelations(payment);
  return useMemo(
    () => ({
      from: belonging?.from ?? '',
      values: {
        ...(belonging && { ...belonging.values, paid_at: dayOf(new Date().toISOString(), defaultZone) }),
        method,
        ...(account && { bank_account: { type: 'bank-accounts', id: account } }),
      },
    }),
    [belonging, account, method],
  );
};

/** Ways to pay that somebody of ours records: those by a gateway are recorded by the gateway itself. Without an account nobody can transfer. */
const withAccounts = { method: ['transfer', 'cash'] } as const;
const withoutAccounts = { method: ['cash'] } as const;

function NewForm({ accounts }: { accounts: readonly { readonly id: string }[] }) {
  const offered = accounts.length > 0 ? withAccounts : withoutAccounts;
  const given = useGiven(accounts.length === 1 ? accounts[0]!.id : undefined, offered.method[0]);
  return <ResourceForm key={given.from} name="payment" Summary={PaymentSummary} given={given} summed={summed} offered={offered} />;
}

/** The accounts are waited for, so that the only one is a value that the form starts with and no change that somebody made. */
function NewPayment() {
  const { rows, status } = useBankAccounts();
  const [known, setKnown] = useState(false);
  if (!known && (status === 'ready' || status === 'failed')) setKnown(true);
  if (!known) return <NewFormSkeleton name="payment" />;
  return <NewForm accounts={rows} />;
}

export function PaymentForm() {
  const { id } = useParams();
  const paysOwn = usePaysOwn();
  if (id === undefined) return paysOwn ? <PayPage /> : <NewPayment />;
  return <ResourceForm name="payment" Summary={PaymentSummary} />;
}
