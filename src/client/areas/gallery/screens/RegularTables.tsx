/** The style guide's plain tables: a few rows, hairlines, nothing else. */
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#client/ui/EmptyState';
import { InvoiceIcon } from '#client/ui/icons';
import { PlainTable } from '#client/ui/PlainTable';
import { RowSkeletons } from '#client/ui/Skeletons';
import { tableFacts } from './facts/tables';
import { GalleryPage } from './GalleryPage';
import { invoices } from './invoices';
import { Specimen, State, States } from './Specimen';
import { useInvoiceColumns } from './useInvoiceColumns';
import css from './Tables.module.css';

const few = invoices.slice(0, 4);
const long = few.map((one, at) =>
  at === 1
    ? { ...one, client: 'Klinik Pratama Rawat Inap Bhakti Husada Cabang Kepulauan Siau Tagulandang Biaro', amount: 999_999_999_999 }
    : one,
);

export function RegularTables() {
  const { t } = useTranslation(['galleryTables', 'gallery']);
  const columns = useInvoiceColumns();
  return (
    <GalleryPage page="galleryRegular" purpose={t('regular')} contents={t('contents.regular', { returnObjects: true })}>
      <Specimen id="plain" why={t('why.plain')} facts={tableFacts.PlainTable}>
        <PlainTable label={t('contents.regular.plain')} columns={columns} rows={invoices} rowKey={({ number }) => number} />
      </Specimen>
      <Specimen id="dense" why={t('why.dense')}>
        <PlainTable label={t('contents.regular.dense')} columns={columns} rows={invoices} rowKey={({ number }) => number} dense />
      </Specimen>
      <Specimen id="states" why={t('why.states')}>
        <States>
          <State name={t('gallery:state.loading')} wide>
            <div className={css.paper}>
              <RowSkeletons rows={3} />
            </div>
          </State>
          <State name={t('gallery:state.empty')} wide>
            <div className={css.paper}>
              <EmptyState icon={InvoiceIcon} title={t('empty')} message={t('emptyMessage')} />
            </div>
          </State>
          <State name={t('gallery:state.long')} wide>
            <PlainTable label={t('gallery:state.long')} columns={columns} rows={long} rowKey={({ number }) => number} />
          </State>
        </States>
      </Specimen>
    </GalleryPage>
  );
}
