/** The page of a service: its tariffs of today by payer and class, those to come and those that have ended, and what a price would be. Rules: SVC-1, SVC-8, SVC-9. */
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { service as declared, type Service } from '#shared/areas/cashier/resources/service';
import type { Tariff } from '#shared/areas/cashier/resources/tariff';
import type { AnyModule } from '#client/kit/anyModule';
import { allFacts, RecordFacts } from '#client/kit/resource/show/RecordFacts';
import { ResourceShow } from '#client/kit/resource/show/ResourceShow';
import { pathsOf } from '#client/kit/resource/paths';
import { useLongList } from '#client/kit/useLongList';
import { useCan } from '#client/store/access';
import { useAppSelector } from '#client/store/hooks';
import { useToday } from '#client/store/session/useToday';
import { Card, FoldedCard } from '#client/ui/Card';
import { PlainAlert } from '#client/ui/PlainAlert';
import { RowSkeletons } from '#client/ui/Skeletons';
import { useErrorText } from '#client/ui/useErrorText';
import * as modules from '../../modules';
import { CheckPrice } from './CheckPrice';
import { TariffTable } from './TariffTable';

/** A new row from a day: the way in which a price changes. */
function ChangeTariff({ service: { id, status } }: { service: Service }) {
  const { t } = useTranslation('tariffs');
  const { pathname } = useLocation();
  const mayAdd = useCan('tariff', 'add');
  if (!mayAdd || status !== 'active') return null;
  return (
    <Button variant="contained" component={Link} to={`${pathsOf('tariff').add}?service=${id}`} state={{ back: pathname }}>
      {t('newTariff')}
    </Button>
  );
}

/** Tariffs of patients who pay for themselves come first, of any class before the others. */
const useRank = () => {
  const kinds = useAppSelector((state) => state.payer.entities);
  return ({ payer, class: of }: Tariff): number => (kinds[payer.id]?.kind === 'umum' ? 0 : 2) + (of === 'semua' ? 0 : 1);
};

function Tariffs({ id }: { id: string }) {
  const { t } = useTranslation('tariffs');
  const say = useErrorText();
  const today = useToday();
  const sought = useMemo(() => ({ filter: { service: [id] }, sort: ['payer.name', 'class', '-valid_from'] }), [id]);
  const { rows, isKnown, problem } = useLongList<Tariff>(modules.tariff, `of-service-${id}`, sought);
  const rank = useRank();
  const isOver = ({ valid_to }: Tariff) => valid_to !== null && valid_to < today;
  const valid = [...rows.filter((row) => row.valid_from <= today && !isOver(row))].sort((one, other) => rank(one) - rank(other));
  const coming = rows.filter((row) => row.valid_from > today);
  const past = rows.filter(isOver);
  if (problem) return <PlainAlert>{say(problem)}</PlainAlert>;
  if (!isKnown) return <RowSkeletons rows={3} height={52} />;
  return (
    <>
      <Card title={t('today')}>
        {valid.length ? <TariffTable label={t('today')} rows={valid} changeable="end" /> : <p>{t('todayNone')}</p>}
      </Card>
      {coming.length > 0 && (
        <FoldedCard title={t('coming', { count: coming.length })}>
          <TariffTable label={t('coming', { count: coming.length })} rows={coming} changeable="all" />
        </FoldedCard>
      )}
      {past.length > 0 && (
        <FoldedCard title={t('past', { count: past.length })}>
          <TariffTable label={t('past', { count: past.length })} rows={past} />
        </FoldedCard>
      )}
    </>
  );
}

function Details({ service }: { service: Service }) {
  const { t } = useTranslation('form');
  const facts = allFacts(declared).filter((name) => name !== 'first_price');
  return (
    <Card title={t('tabs.form')}>
      <RecordFacts module={modules.service as unknown as AnyModule} record={service} facts={facts} />
    </Card>
  );
}

export function ServiceShow() {
  const mayList = useCan('tariff', 'list');
  return (
    <ResourceShow<Service> name="service" next={(service) => <ChangeTariff service={service} />}>
      {(service) => (
        <>
          {mayList && <Tariffs id={service.id} />}
          <Details service={service} />
          {mayList && <CheckPrice service={service.id} />}
        </>
      )}
    </ResourceShow>
  );
}
