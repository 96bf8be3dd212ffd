/** Tariffs of a service as a table: payer, class, amount with its components, and days. */
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { components } from '#shared/areas/cashier/domain/tariffs';
import { tariff as declared, type Tariff } from '#shared/areas/cashier/resources/tariff';
import { pathsOf } from '#client/kit/resource/paths';
import { useWords } from '#client/kit/useWords';
import { useCan } from '#client/store/access';
import { useAppSelector } from '#client/store/hooks';
import { formatDate } from '#client/ui/formats';
import { Money } from '#client/ui/Money';
import { PlainTable, type PlainColumn } from '#client/ui/PlainTable';
import { useLanguage } from '#client/ui/useLanguage';
import { modules as clinic } from '../../../clinic';

function PayerName({ id }: { id: string }) {
  const name = useAppSelector((state) => clinic.payer.selectors.byId(state, id)?.name);
  return <>{name ?? '…'}</>;
}

/** The price of a tariff that has begun changes by a new tariff for the same payer and class. Of the tariff itself only the last day can be set. */
function EditLinks({ tariff: { id, service, payer, class: of }, isBegun }: { tariff: Tariff; isBegun: boolean }) {
  const { t } = useTranslation('tariffs');
  const mayAdd = useCan('tariff', 'add');
  const state = { back: useLocation().pathname };
  const place = new URLSearchParams({ service: service.id, payer: payer.id, class: of }).toString();
  return (
    <>
      {isBegun && mayAdd && (
        <>
          <Link to={`${pathsOf('tariff').add}?${place}`} state={state}>
            {t('newPrice')}
          </Link>
          {' · '}
        </>
      )}
      <Link to={pathsOf('tariff').edit(id)} state={state}>
        {isBegun ? t('onlyEnd') : t('edit')}
      </Link>
    </>
  );
}

/** @param changeable `end`: they have begun; `all`: they have not; nothing for those that have ended */
export function TariffTable({ label, rows, changeable }: { label: string; rows: readonly Tariff[]; changeable?: 'end' | 'all' }) {
  const { t } = useTranslation('tariffs');
  const { fields, choices } = useWords(declared);
  const language = useLanguage();
  const mayEdit = useCan('tariff', 'update');
  const money = (name: 'price' | (typeof components)[number]): PlainColumn<Tariff> => ({
    key: name,
    label: fields[name],
    align: 'right',
    cell: (row) => <Money amount={row[name]} currency="IDR" />,
  });
  const columns: readonly PlainColumn<Tariff>[] = [
    { key: 'payer', label: fields.payer, cell: ({ payer }) => <PayerName id={payer.id} /> },
    { key: 'class', label: fields.class, cell: (row) => choices.class[row.class] },
    money('price'),
    ...components.map(money),
    { key: 'from', label: fields.valid_from, cell: (row) => formatDate(row.valid_from, language) },
    { key: 'to', label: fields.valid_to, cell: (row) => (row.valid_to ? formatDate(row.valid_to, language) : t('open')) },
    ...(changeable && mayEdit
      ? [{ key: 'edit', label: t('actions'), cell: (row: Tariff) => <EditLinks tariff={row} isBegun={changeable === 'end'} /> }]
      : []),
  ];
  return <PlainTable label={label} columns={columns} rows={rows} rowKey={({ id }) => id} dense stacked />;
}
