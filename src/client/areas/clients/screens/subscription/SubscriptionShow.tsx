/** A subscription: package and modules, trial or period, the next invoice, its invoices, and what can be done. Rules: SUB-12, SUB-7. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { Invoice } from '#shared/areas/billing/resources/invoice';
import { clientsubsheader as declared, type Clientsubsheader } from '#shared/areas/clients/resources/clientsubsheader';
import { RelatedList } from '#client/kit/resource/show/RelatedList';
import { ResourceShow } from '#client/kit/resource/show/ResourceShow';
import { useWords } from '#client/kit/useWords';
import { useAppSelector } from '#client/store/hooks';
import * as modules from '../../modules';
import { InvoiceStatus, useTaxRule } from '#client/areas/billing';
import { AddModule } from './AddModule';
import { SubscribedModules } from './SubscribedModules';
import { SubscriptionFacts } from './SubscriptionFacts';
import { useDetailsOf } from './useDetailsOf';
import { usePlanExtras } from './usePlanExtras';
import { usePlanWorld } from './usePlanWorld';
import { WaitingChange } from './WaitingChange';

const invoiceColumns = ['number', 'status', 'total', 'balance', 'due_date'];
const invoiceCells = { status: (one: Invoice) => <InvoiceStatus invoice={one} /> };

/** @param isOwn that of the client that the person works for: a plan is chosen by its prices, and modules can be added */
export function SubscriptionView({ id, isOwn = false }: { id: string; isOwn?: boolean }) {
  const { t } = useTranslation();
  const { own } = useWords(declared);
  const header = useAppSelector((state) => modules.clientsubsheader.selectors.byId(state, id));
  const details = useDetailsOf(id);
  const rule = useTaxRule();
  const world = usePlanWorld(isOwn ? header : undefined, details, rule);
  const extras = usePlanExtras(header, world);
  const [added, setAdded] = useState<readonly string[] | null>(null);
  return (
    <ResourceShow<Clientsubsheader>
      name="clientsubsheader"
      id={id}
      {...(isOwn && { title: () => t('page.subscription'), purpose: own['purpose'] })}
      commands={() => (isOwn ? extras && { extras, legalOnly: true } : {})}
      above={(one) => world && <WaitingChange header={one} world={world} />}
    >
      {(one) => (
        <>
          <SubscriptionFacts header={one} details={details} rule={rule} world={world} isOwn={isOwn} />
          <SubscribedModules details={details} world={world} onAdd={setAdded} />
          <RelatedList<Invoice> name="invoice" of={{ type: declared.type, id }} columns={invoiceColumns} cells={invoiceCells} />
          {added && <AddModule modules={added} onClose={() => setAdded(null)} />}
        </>
      )}
    </ResourceShow>
  );
}

export function SubscriptionShow() {
  const { id = '' } = useParams();
  return <SubscriptionView id={id} />;
}
