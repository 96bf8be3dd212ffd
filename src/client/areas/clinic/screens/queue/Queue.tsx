/** Today's queue of a clinic: every room with who is examined, who is next and who waits. Rules: VIS-1, VIS-5, VIS-6, VIS-7. */
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import type { Day, Instant } from '#shared/domain/calendarDays';
import { wordsFor } from '#shared/kit/pageWords';
import { fetchInputs } from '#client/kit/form/lazyInputs';
import { useKeys } from '#client/kit/useKeys';
import { useCan } from '#client/store/access';
import { EmptyState } from '#client/ui/EmptyState';
import { OrderedListIcon } from '#client/ui/icons';
import { part } from '#client/ui/lazyPart';
import { PageHeader } from '#client/ui/PageHeader';
import { PlainAlert } from '#client/ui/PlainAlert';
import { RowSkeletons } from '#client/ui/Skeletons';
import { useLater } from '#client/ui/prefetch';
import { useErrorText } from '#client/ui/useErrorText';
import { loadBookPanel } from '../agenda/loadBookPanel';
import { AGENDA, useAgenda, useDoctors } from '../agenda/useAgenda';
import { VisitMenu } from './Commands';
import { Person } from './Person';
import cards from '../cards.module.css';
import css from './queue.module.css';
import { RoomCard } from './RoomCard';
import { useClinicDay, useQueue, type Room } from './useQueue';

/** Fetched once the page stands, so that it opens without a network. */
const loadPanel = () =>
  import(/* webpackChunkName: "register-panel" */ './register/RegisterPanel').then((chunk) => ({ default: chunk.RegisterPanel }));
const RegisterPanel = part(loadPanel, { words: ['unsent'] });
const VitalsPanel = part(
  () => import(/* webpackChunkName: "vitals-panel" */ '../visit/VitalsPanel').then((chunk) => ({ default: chunk.VitalsPanel })),
  { words: ['examination', wordsFor('vitalSign')] },
);
const fetchPanels = () => Promise.all([loadPanel(), loadBookPanel(), fetchInputs()]);

/** Requests what the schedule shows of today, so that times can be booked without a network, too (CORE-13). */
function TodaysAgenda({ day }: { day: Day }) {
  useAgenda(AGENDA, { from: day, to: day });
  useDoctors();
  return null;
}

/** Visits of earlier days that are still open. */
function Left({ visits }: { visits: readonly Visit[] }) {
  const { t } = useTranslation('queue');
  if (visits.length === 0) return null;
  return (
    <section className={`${cards.card} ${css.left}`} aria-label={t('left')}>
      <header className={cards.top}>
        <h2>{t('left')}</h2>
        <p>{t('leftHelp')}</p>
      </header>
      <ul>
        {visits.map((visit) => (
          <li key={visit.id} className={`${css.line} ${css.row}`}>
            <span className={css.number}>{visit.queue_no}</span>
            <Person visit={visit} />
            <VisitMenu visit={visit} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A doctor's own rooms, or those of everybody. */
function Whose({ isOwn, onChange }: { isOwn: boolean; onChange: (isOwn: boolean) => void }) {
  const { t } = useTranslation('queue');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={isOwn}
      onChange={(_, chosen: boolean | null) => chosen !== null && onChange(chosen)}
      aria-label={t('rooms')}
      className={css.whose}
    >
      <ToggleButton value={true}>{t('own')}</ToggleButton>
      <ToggleButton value={false}>{t('all')}</ToggleButton>
    </ToggleButtonGroup>
  );
}

type RoomsProps = { rooms: readonly Room[]; own: string | undefined; now: Instant };

/** The rooms of the day; a doctor begins with their own. @param own the team member who is signed in, where they see patients */
function Rooms({ rooms, own, now }: RoomsProps) {
  const { t } = useTranslation('queue');
  const [isOwn, setOwn] = useState(true);
  const shown = own !== undefined && isOwn ? rooms.filter(({ doctor }) => doctor === own) : rooms;
  return (
    <>
      {own !== undefined && <Whose isOwn={isOwn} onChange={setOwn} />}
      {shown.length === 0 && <EmptyState icon={OrderedListIcon} title={t('empty')} message={t('emptyMessage')} />}
      <div className={cards.cards} role="group" aria-label={t('rooms')}>
        {shown.map((room) => (
          <RoomCard key={room.key} room={room} now={now} />
        ))}
      </div>
    </>
  );
}

/** Whether the panel is open: at once for somebody who corrects a registration that was refused (CORE-13). */
function useRegisterPanel() {
  const { key, state } = useLocation();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if ((state as { correcting?: unknown } | null)?.correcting) setOpen(true);
    // Each time that they come here, not when the state is another object.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return [isOpen, setOpen] as const;
}

/** The day whose schedule is requested once the queue is shown; none for a person who may not book times. */
function useAgendaDay(day: Day | undefined): Day | undefined {
  const [isLater, setLater] = useState(false);
  useLater(useCallback(async () => setLater(true), []));
  return useCan('appointment', 'add') && isLater ? day : undefined;
}

type ActionsProps = { onRegister: (() => void) | undefined; visits: readonly Visit[]; day: Day | undefined };

/** What is done at the queue: vital signs of everybody who waits, and a registration. */
function Actions({ onRegister, visits, day }: ActionsProps) {
  const { t } = useTranslation('queue');
  const measures = useCan('vitalSign', 'add');
  const [measuring, setMeasuring] = useState(false);
  return (
    <>
      {measures && (
        <Button variant="outlined" onClick={() => setMeasuring(true)}>
          {t('takeVitals')}
        </Button>
      )}
      {onRegister && (
        <Button variant="contained" onClick={onRegister} aria-keyshortcuts="n">
          {t('register')}
        </Button>
      )}
      {measuring && (
        <Suspense fallback={null}>
          <VitalsPanel visits={visits} day={day} onClose={() => setMeasuring(false)} />
        </Suspense>
      )}
    </>
  );
}

export function Queue() {
  const { t } = useTranslation(['queue', 'common']);
  const say = useErrorText();
  const [registering, setRegistering] = useRegisterPanel();
  const { now, day } = useClinicDay();
  const { rooms, own, left, open, isKnown, problem } = useQueue(day);
  const registers = useCan('visit', 'add');
  const register = () => setRegistering(true);
  useLater(registers ? fetchPanels : undefined);
  const agendaDay = useAgendaDay(day);
  useKeys(registers ? { n: register } : {});
  return (
    <>
      <PageHeader
        title={t('common:page.queue')}
        purpose={t('queue:purpose')}
        action={<Actions onRegister={registers ? register : undefined} visits={open.rows} day={day} />}
      />
      {problem && <PlainAlert>{say(problem)}</PlainAlert>}
      {!isKnown && !problem && <RowSkeletons rows={6} height={52} />}
      {isKnown && <Rooms rooms={rooms} own={own} now={now} />}
      {open.total > open.rows.length && <p className={css.about}>{t('queue:more', { shown: open.rows.length, total: open.total })}</p>}
      <Left visits={left} />
      {agendaDay && <TodaysAgenda day={agendaDay} />}
      {registering && (
        <Suspense fallback={null}>
          <RegisterPanel onClose={() => setRegistering(false)} />
        </Suspense>
      )}
    </>
  );
}
