/** What helps to pay, and to verify: where to transfer what, and the proof next to the values. Rules: INV-6, INV-15, INV-20. */
import { useEffect, type ComponentProps } from 'react';
import { isFileInfo } from '#shared/domain/file';
import type { Payment } from '#shared/areas/billing/resources/payment';
import type { FormSummary } from '#client/kit/form/fields';
import { refsIn } from '#client/kit/form/fields';
import { canShow } from '#client/store/fileOpening';
import { useFetched } from '#client/kit/useFetched';
import type { AnyModule } from '#client/kit/anyModule';
import { useAppSelector } from '#client/store/hooks';
import * as modules from '../../modules';
import css from './payment.module.css';
import { PaymentReason } from './PaymentReason';
import { ProofHere } from './ProofHere';
import { TransferTo } from './TransferTo';

/** Of the invoice that was chosen, fetched when no list has brought it yet. */
function TransferToInvoice({ id, ...choosing }: { id: string } & Pick<ComponentProps<typeof TransferTo>, 'account' | 'onChoose'>) {
  useFetched(modules.invoice as unknown as AnyModule, [id]);
  const invoice = useAppSelector((state) => modules.invoice.selectors.byId(state, id));
  return invoice?.number ? <TransferTo invoice={invoice} amount={invoice.balance ?? 0} {...choosing} /> : null;
}

export const PaymentSummary: FormSummary = ({ values, record, onChange }: ComponentProps<FormSummary>) => {
  const stored = record as Payment | undefined;
  const [invoice] = refsIn(values['invoice']);
  const [account] = refsIn(values['bank_account']);
  const proof = stored?.proof;
  const isTransfer = values['method'] === 'transfer';
  // Only a transfer has a receiving account: choosing another method removes it.
  const hasNeedlessAccount = !isTransfer && account !== undefined && (!stored || stored.status === 'pending');
  useEffect(() => {
    if (hasNeedlessAccount) onChange('bank_account', null);
  }, [hasNeedlessAccount, onChange]);
  return (
    <div className={css.summary}>
      {stored && <PaymentReason payment={stored} />}
      {!stored && isTransfer && invoice && (
        <TransferToInvoice id={invoice.id} account={account?.id} onChoose={(ref) => onChange('bank_account', ref)} />
      )}
      {stored && isFileInfo(proof) && canShow(proof.type) && <ProofHere key={proof.name} id={stored.id} proof={proof} />}
    </div>
  );
};
