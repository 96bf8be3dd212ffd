/** Every value of an invoice that was ever written, for those who may look; fetched once it is opened. Rule: PRV-2. */
import { useState } from 'react';
import { invoice as declared, type Invoice } from '#shared/areas/billing/resources/invoice';
import type { AnyModule } from '#client/kit/anyModule';
import { useWords } from '#client/kit/useWords';
import * as modules from '../../modules';
import { useHistory } from '#client/kit/history/history';
import css from './invoicePage.module.css';

export function InvoiceValues({ invoice: { id } }: { invoice: Pick<Invoice, 'id'> }) {
  const { own } = useWords(declared);
  const History = useHistory();
  const [isOpen, setOpen] = useState(false);
  if (!History) return null;
  return (
    <details className={css.card} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{own['values']}</summary>
      {isOpen && <History module={modules.invoice as unknown as AnyModule} id={id} />}
    </details>
  );
}
