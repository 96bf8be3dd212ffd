/** The style guide's other dashboard: the same parts, dense, with a panel next to them. For those who work at a desk all day. */
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RelativeDate } from '#client/ui/DateText';
import { InvoiceIcon, MailIcon, PrintIcon, UsersIcon, WarningIcon } from '#client/ui/icons';
import { PlainSelect } from '#client/ui/PlainSelect';
import { PlainTable } from '#client/ui/PlainTable';
import { ProgressBar } from '#client/ui/ProgressBar';
import { StatsCard } from '#client/ui/StatsCard';
import { Timeline } from '#client/ui/Timeline';
import css from './Alternative.module.css';
import { GalleryPage } from './GalleryPage';
import { invoices, type Invoice } from './invoices';
import { Specimen } from './Specimen';
import { useInvoiceColumns } from './useInvoiceColumns';

const statuses = ['paid', 'sent', 'late'] as const;
const of = (status: Invoice['status']) => invoices.filter((one) => one.status === status).length;

const HOUR = 3_600_000;
/** A sample's present. */
const now = Date.parse('2026-11-21T08:00:00Z');
const ago = (hours: number) => <RelativeDate iso={new Date(now - hours * HOUR).toISOString()} now={now} tabStop />;

function Main() {
  const { t } = useTranslation(['galleryPages', 'galleryTables']);
  const [status, setStatus] = useState('');
  const columns = useInvoiceColumns().filter(({ key }) => key !== 'day');
  const rows = status ? invoices.filter((one) => one.status === status) : invoices;
  const choices = [
    { value: '', label: t('galleryPages:all') },
    ...statuses.map((value) => ({ value, label: t(`galleryTables:status.${value}`) })),
  ];
  return (
    <div className={css.main}>
      <div className={css.bar}>
        <h3>{t('galleryPages:invoices')}</h3>
        <PlainSelect label={t('galleryTables:column.status')} value={status} choices={choices} onChange={setStatus} />
        <Button variant="outlined" size="small" startIcon={<PrintIcon size={16} aria-hidden="true" />} onClick={() => window.print()}>
          {t('galleryPages:print')}
        </Button>
      </div>
      <PlainTable label={t('galleryPages:invoices')} columns={columns} rows={rows} rowKey={({ number }) => number} dense />
    </div>
  );
}

function Panel() {
  const { t } = useTranslation(['galleryPages', 'galleryTables']);
  return (
    <aside className={css.panel} aria-label={t('galleryPages:panel')}>
      <section>
        <h3>{t('galleryPages:share')}</h3>
        <div className={css.bars}>
          {statuses.map((status) => (
            <ProgressBar key={status} label={t(`galleryTables:status.${status}`)} value={(100 * of(status)) / invoices.length} />
          ))}
        </div>
      </section>
      <section>
        <h3>{t('galleryPages:latest')}</h3>
        <Timeline
          label={t('galleryPages:latest')}
          entries={[
            { id: 'paid', icon: InvoiceIcon, tone: 'success', title: t('galleryPages:event.paid'), when: ago(1) },
            { id: 'mailed', icon: MailIcon, tone: 'info', title: t('galleryPages:event.mailed'), when: ago(5) },
            { id: 'late', icon: WarningIcon, tone: 'warning', title: t('galleryPages:event.late'), when: ago(26) },
          ]}
        />
      </section>
    </aside>
  );
}

export function Alternative() {
  const { t } = useTranslation(['galleryPages', 'galleryTables']);
  return (
    <GalleryPage
      page="galleryAlternative"
      purpose={t('galleryPages:alternative')}
      contents={t('galleryPages:contents.alternative', { returnObjects: true })}
    >
      <Specimen id="dense" why={t('galleryPages:why.dense')}>
        <div className={css.board}>
          <div className={css.stats}>
            <StatsCard icon={InvoiceIcon} label={t('galleryTables:status.paid')} value={of('paid')} news={t('galleryPages:thisMonth')} />
            <StatsCard icon={MailIcon} label={t('galleryTables:status.sent')} value={of('sent')} news={t('galleryPages:thisMonth')} />
            <StatsCard icon={WarningIcon} label={t('galleryTables:status.late')} value={of('late')} news={t('galleryPages:thisMonth')} />
            <StatsCard
              icon={UsersIcon}
              label={t('galleryPages:clients')}
              value={new Set(invoices.map(({ client }) => client)).size}
              news={t('galleryPages:thisMonth')}
            />
          </div>
          <Main />
          <Panel />
        </div>
      </Specimen>
    </GalleryPage>
  );
}
