/** The cashier's page: who has to pay, what for, and the money that is taken. Rules: CSH-1 to CSH-6. */
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import type { Ref } from '#shared/kit/resource';
import { recordPath } from '#client/kit/resource/paths';
import { useKeys } from '#client/kit/useKeys';
import { useWhole } from '#client/kit/useWhole';
import { useCan } from '#client/store/access';
import { useAppSelector } from '#client/store/hooks';
import { useEntityRef } from '#client/store/session/useEntityRef';
import { useToday } from '#client/store/session/useToday';
import { EmptyState } from '#client/ui/EmptyState';
import { formatDate } from '#client/ui/formats';
import { CardIcon } from '#client/ui/icons';
import { Money } from '#client/ui/Money';
import { PageHeader } from '#client/ui/PageHeader';
import { PlainAlert } from '#client/ui/PlainAlert';
import { RowSkeletons } from '#client/ui/Skeletons';
import { useErrorText } from '#client/ui/useErrorText';
import { useLanguage } from '#client/ui/useLanguage';
import { modules as clinic } from '../../../clinic';
import { Account } from './Account';
import css from './cashier.module.css';
import { DepositPanel } from './panels';
import { ShiftBar } from './ShiftBar';
import { useOwing, useOwnShift } from './useCashier';

/** The query parameter that names the visit whose account is shown. */
const VISIT = 'visit';

const usePatient = (id: string) => useAppSelector((state) => clinic.patient.selectors.byId(state, id));

function Owing({ visit, isToday, isChosen, onChoose }: { visit: Visit; isToday: boolean; isChosen: boolean; onChoose: () => void }) {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const patient = usePatient(visit.patient.id);
  const about = [patient?.mrn, isToday ? visit.queue_no : t('earlier', { day: formatDate(visit.day!, language) })];
  return (
    <li>
      <button type="button" className={css.owing} aria-current={isChosen || undefined} onClick={onChoose}>
        <span className={css.what}>
          <strong>{patient?.name ?? '–'}</strong>
          <span>{about.filter(Boolean).join(' · ')}</span>
        </span>
        <Money amount={visit.owed ?? 0} currency="IDR" />
      </button>
    </li>
  );
}

type ListProps = { chosen: string | null; onChoose: (id: string) => void; search: RefObject<HTMLInputElement | null> };

/** Who owes something; Enter in the search chooses the first of them. */
function OwingList({ chosen, onChoose, search }: ListProps) {
  const { t } = useTranslation('cashier');
  const say = useErrorText();
  const today = useToday(new Date());
  const [q, setQ] = useState('');
  const { rows, total, isKnown, status, errors } = useOwing(q);
  const [first] = rows;
  return (
    <section className={css.list} aria-label={t('owing')}>
      <OutlinedInput
        size="small"
        fullWidth
        placeholder={t('search')}
        value={q}
        inputRef={search}
        inputProps={{ 'aria-label': t('search'), autoComplete: 'off' }}
        onChange={({ target }) => setQ(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && first && onChoose(first.id)}
      />
      {status === 'failed' && errors[0] && <PlainAlert>{say(errors[0])}</PlainAlert>}
      {!isKnown && status !== 'failed' && <RowSkeletons rows={5} height={56} />}
      {isKnown && rows.length === 0 && <EmptyState icon={CardIcon} title={t('nobody')} message={t('nobodyHelp')} />}
      <ul>
        {rows.map((visit) => (
          <Owing
            key={visit.id}
            visit={visit}
            isToday={visit.day === today}
            isChosen={visit.id === chosen}
            onChoose={() => onChoose(visit.id)}
          />
        ))}
      </ul>
      {total > rows.length && <p className={css.none}>{t('more', { shown: rows.length, total })}</p>}
    </section>
  );
}

/** Whose account is shown. */
function Head({ visit }: { visit: Visit }) {
  const { t } = useTranslation('cashier');
  const patient = usePatient(visit.patient.id);
  return (
    <header className={css.head}>
      <h2>{patient?.name ?? '–'}</h2>
      <p>
        {[patient?.mrn, visit.queue_no].filter(Boolean).join(' · ')} · <Link to={recordPath('visit', visit.id)}>{t('openVisit')}</Link>
      </p>
    </header>
  );
}

/** @param patient whose account is open; null without one */
function Deposit({ entity, patient }: { entity: Ref; patient: Ref | null }) {
  const { t } = useTranslation('cashier');
  const [isTaking, setTaking] = useState(false);
  const close = useCallback(() => setTaking(false), []);
  return (
    <>
      <Button variant="outlined" onClick={() => setTaking(true)}>
        {t('takeDeposit')}
      </Button>
      {isTaking && <DepositPanel entity={entity} patient={patient} onClose={close} />}
    </>
  );
}

export function Cashier() {
  const { t } = useTranslation(['cashier', 'common']);
  const [params, setParams] = useSearchParams();
  const search = useRef<HTMLInputElement>(null);
  const chosen = params.get(VISIT);
  const entity = useEntityRef();
  const shift = useOwnShift();
  const visit = useWhole<Visit>(clinic.visit, chosen ?? undefined);
  const choose = (id: string | null) => setParams(id ? { [VISIT]: id } : {}, { replace: true });
  const next = () => choose(null);
  // The list of a phone is there again only once no visit is chosen.
  useEffect(() => {
    if (!chosen) search.current?.focus();
  }, [chosen]);
  const mayTake = useCan('patientPayment', 'add') && Boolean(shift);
  useKeys({ '/': () => search.current?.focus() });
  return (
    <>
      <PageHeader
        title={t('common:page.cashier')}
        purpose={t('purpose')}
        action={mayTake && entity && <Deposit entity={entity} patient={visit?.patient ?? null} />}
      />
      {shift !== undefined && entity && <ShiftBar shift={shift} entity={entity} />}
      <div className={css.page} data-chosen={visit ? '' : undefined}>
        <OwingList chosen={chosen} onChoose={choose} search={search} />
        <div className={css.side}>
          {!visit && <p className={css.none}>{t('choose')}</p>}
          {visit && (
            <>
              <div className={css.back}>
                <Button onClick={() => choose(null)}>{t('back')}</Button>
              </div>
              <Head visit={visit} />
              <Account key={visit.id} visit={visit} mayTake={mayTake} onNext={next} />
            </>
          )}
        </div>
      </div>
    </>
  );
}
