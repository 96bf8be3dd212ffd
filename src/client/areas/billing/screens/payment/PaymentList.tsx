/** The list of payments; anyone who verifies them goes on to the queue of proofs and to bank statements. Rules: INV-6, INV-16. */
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { hasScope } from '#shared/access';
import type { Payment } from '#shared/areas/billing/resources/payment';
import { related, title, words } from '#client/kit/grid/columns';
import type { AnyModule } from '#client/kit/anyModule';
import type { OwnColumns } from '#client/kit/grid/declaredColumns';
import { useWords } from '#client/kit/useWords';
import { useAppSelector } from '#client/store/hooks';
import * as modules from '../../modules';
import { me } from '#client/store/session/me';
import { ResourceList } from '#client/kit/resource/ResourceList';
import { SavedFilters, type SavedFilter } from '#client/kit/resource/SavedFilters';
import { accountColumn } from './AccountName';
import { usePaysOwn } from './usePaysOwn';
import { statementPath, verificationPath } from './paymentPaths';

function Desk() {
  const { own } = useWords(modules.payment.resource);
  return (
    <>
      <Button variant="outlined" component={Link} to={statementPath}>
        {own['statement']}
      </Button>
      <Button variant="outlined" component={Link} to={verificationPath}>
        {own['queue']}
      </Button>
    </>
  );
}

export function PaymentList() {
  const { t } = useTranslation('grid');
  const { choices, columns, own } = useWords(modules.payment.resource);
  const paysOwn = usePaysOwn();
  const shown = useMemo(
    (): OwnColumns => ({
      // Cash has no reference of a bank.
      reference: title({
        field: 'reference',
        label: columns.reference,
        width: 140,
        grow: 1,
        unnamed: ({ reference, method }) => (reference ? undefined : choices.method[method as Payment['method']]),
      }),
      method: words({ field: 'method', label: columns.method, options: choices.method }),
      bank_account: accountColumn(columns.bank_account),
      invoice: related({ field: 'invoice', label: columns.invoice, module: modules.invoice as unknown as AnyModule, width: 148 }),
      certificate_due: null,
    }),
    [columns, choices],
  );
  const verifies = useAppSelector((state) => hasScope(me.selectors.actor(state)!, 'verify payments'));
  const saved: readonly SavedFilter[] = [
    ['', t('any')],
    ['?status=pending', choices.status.pending],
    ['?status=verified', choices.status.verified],
    ['?status=rejected', choices.status.rejected],
    ['?certificate_due=true', columns.certificate_due],
  ];
  return (
    <ResourceList
      name="payment"
      own={shown}
      purpose={paysOwn ? own['ownPurpose'] : undefined}
      saved={<SavedFilters filters={saved} />}
      more={verifies && <Desk />}
    />
  );
}
