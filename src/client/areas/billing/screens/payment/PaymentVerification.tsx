/** The queue of payments that wait for verification: the proof next to what it has to prove, by keyboard too. Rules: INV-6, MNY-12. */
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Payment } from '#shared/areas/billing/resources/payment';
import type { AnyModule } from '#client/kit/anyModule';
import { useWords } from '#client/kit/useWords';
import * as modules from '../../modules';
import { EmptyState } from '#client/ui/EmptyState';
import { PaymentIcon } from '#client/ui/icons';
import { PageHeader } from '#client/ui/PageHeader';
import { PlainAlert } from '#client/ui/PlainAlert';
import { RowSkeletons } from '#client/ui/Skeletons';
import { useErrorText } from '#client/ui/useErrorText';
import { CommandDialog } from '#client/kit/resource/commands/lazyDialog';
import { pathsOf } from '#client/kit/resource/paths';
import { PaymentFacts } from './PaymentFacts';
import { PaymentProof } from './PaymentProof';
import { useKeys } from '#client/kit/useKeys';
import { usePaymentExtras } from './usePaymentExtras';
import { usePaymentQueue } from './usePaymentQueue';
import css from './verification.module.css';

type Decision = 'verify' | 'reject';
type Queue = ReturnType<typeof usePaymentQueue>;

/** Where one is in the queue, and the way on. */
function Steps({ at, count, next, previous }: Queue) {
  const { t } = useTranslation('paymentQueue');
  return (
    <div className={css.steps}>
      <Button variant="outlined" disabled={at === 0} onClick={previous}>
        {t('previous')} <kbd>K</kbd>
      </Button>
      <span role="status" className="tabular">
        {t('place', { at: at + 1, total: count })}
      </span>
      <Button variant="outlined" disabled={at + 1 >= count} onClick={next}>
        {t('next')} <kbd>J</kbd>
      </Button>
    </div>
  );
}

function Current({ payment, queue }: { payment: Payment; queue: Queue }) {
  const { t } = useTranslation('paymentQueue');
  const { commands } = useWords(modules.payment.resource);
  const [decision, setDecision] = useState<Decision | null>(null);
  const extras = usePaymentExtras(payment);
  useKeys({ v: () => setDecision('verify'), t: () => setDecision('reject'), j: queue.next, k: queue.previous });
  return (
    <>
      <div className={css.bar}>
        <Button variant="contained" onClick={() => setDecision('verify')}>
          {commands.verify!.label} <kbd>V</kbd>
        </Button>
        <Button variant="outlined" color="error" onClick={() => setDecision('reject')}>
          {commands.reject!.label} <kbd>T</kbd>
        </Button>
        <Steps {...queue} />
      </div>
      <div className={css.page}>
        <PaymentProof payment={payment} />
        <PaymentFacts payment={payment} />
      </div>
      <p className={css.keys}>{t('keys')}</p>
      {decision && (
        <Suspense fallback={null}>
          <CommandDialog
            module={modules.payment as unknown as AnyModule}
            record={payment}
            name={decision}
            words={commands[decision]!}
            {...extras[decision]}
            onClose={() => setDecision(null)}
          />
        </Suspense>
      )}
    </>
  );
}

export function PaymentVerification() {
  const { t } = useTranslation(['paymentQueue', 'common']);
  const { own } = useWords(modules.payment.resource);
  const say = useErrorText();
  const queue = usePaymentQueue();
  return (
    <>
      <PageHeader title={t('common:page.paymentVerification')} purpose={t('paymentQueue:purpose')} />
      {queue.problem && <PlainAlert>{say(queue.problem)}</PlainAlert>}
      {queue.isLoading && <RowSkeletons rows={6} height={52} />}
      {queue.current && <Current key={queue.current.id} payment={queue.current} queue={queue} />}
      {!queue.current && !queue.isLoading && !queue.problem && (
        <EmptyState
          icon={PaymentIcon}
          title={t('paymentQueue:empty')}
          message={t('paymentQueue:emptyMessage')}
          action={
            <Button variant="contained" component={Link} to={pathsOf('payment').list}>
              {own['toList']}
            </Button>
          }
        />
      )}
    </>
  );
}
