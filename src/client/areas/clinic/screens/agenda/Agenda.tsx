/** Schedules and appointments of a clinic: all doctors on a day, or one doctor's week. Rules: APT-1 to APT-5. */
import Button from '@mui/material/Button';
import { Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isFree, type Slot } from '#shared/areas/clinic/domain/slots';
import type { Day } from '#shared/domain/calendarDays';
import { fetchInputs } from '#client/kit/form/lazyInputs';
import { pathsOf } from '#client/kit/resource/paths';
import { useKeys } from '#client/kit/useKeys';
import { useCan } from '#client/store/access';
import { EmptyState } from '#client/ui/EmptyState';
import { CalendarIcon } from '#client/ui/icons';
import { part } from '#client/ui/lazyPart';
import { PageHeader } from '#client/ui/PageHeader';
import { PlainAlert } from '#client/ui/PlainAlert';
import { useLater } from '#client/ui/prefetch';
import { RowSkeletons } from '#client/ui/Skeletons';
import { useErrorText } from '#client/ui/useErrorText';
import grid from '../cards.module.css';
import css from './agenda.module.css';
import { DayCard } from './DayCard';
import { loadBookPanel } from './loadBookPanel';
import { Toolbar } from './Toolbar';
import { AGENDA, useAgenda, useDoctors, useMoment } from './useAgenda';
import { useCards, type CardOf } from './useCards';
import { useView } from './useView';

const fetchPanel = () => Promise.all([loadBookPanel(), fetchInputs()]);
const BookPanel = part(loadBookPanel);
const AppointmentPanel = part(() =>
  import(/* webpackChunkName: "appointment-panel" */ './AppointmentPanel').then((chunk) => ({ default: chunk.AppointmentPanel })),
);

/** What is open at the side: a free time, or an appointment. */
type Opened = { readonly day: Day; readonly slot: Slot } | { readonly id: string };

function Side({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      {'id' in opened ? <AppointmentPanel id={opened.id} onClose={onClose} /> : <BookPanel {...opened} onClose={onClose} />}
    </Suspense>
  );
}

/** Before anybody has a schedule. */
function NoSchedules() {
  const { t } = useTranslation('agenda');
  const add = useCan('schedule', 'add') && (
    <Button variant="contained" component={Link} to={pathsOf('schedule').add}>
      {t('addSchedule')}
    </Button>
  );
  return <EmptyState icon={CalendarIcon} title={t('empty')} message={t('emptyMessage')} action={add} />;
}

type CardsProps = {
  cards: readonly CardOf[];
  agenda: ReturnType<typeof useAgenda>;
  today: Day | undefined;
  books: boolean;
  onOpen: (opened: Opened) => void;
};

function Cards({ cards, agenda: { hasSchedules, appointments, total }, today, books, onOpen }: CardsProps) {
  const { t } = useTranslation('agenda');
  if (!hasSchedules && appointments.length === 0) return <NoSchedules />;
  return (
    <>
      {cards.length === 0 && <p className={css.none}>{t('noPractice')}</p>}
      <div className={grid.cards}>
        {cards.map(({ key, day, ...card }) => (
          <DayCard
            key={key}
            {...card}
            isToday={day === today}
            onBook={books ? (slot) => onOpen({ day, slot }) : undefined}
            onOpen={(id) => onOpen({ id })}
          />
        ))}
      </div>
      {total > appointments.length && <p className={css.none}>{t('more', { shown: appointments.length, total })}</p>}
    </>
  );
}

/** The first time that can be booked. */
const firstFree = (cards: readonly CardOf[]): Opened | undefined =>
  cards.flatMap(({ day, slots }) => slots.filter(isFree).map((slot) => ({ day, slot })))[0];

export function Agenda() {
  const { t } = useTranslation(['agenda', 'common']);
  const say = useErrorText();
  const today = useMoment()?.day;
  const doctors = useDoctors();
  const view = useView(today, doctors);
  const agenda = useAgenda(AGENDA, view.asked);
  const cards = useCards(view, agenda, doctors);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const books = useCan('appointment', 'add');
  const bookNext = () => setOpened(firstFree(cards) ?? null);
  useLater(books ? fetchPanel : undefined);
  useKeys({ ...(books && { n: bookNext }), arrowleft: view.goBack, arrowright: view.goOn, t: view.goToday });
  const { isKnown, problem } = agenda;
  const action = books && (
    <Button variant="contained" disabled={!firstFree(cards)} onClick={bookNext} aria-keyshortcuts="n">
      {t('agenda:bookNext')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('common:page.agenda')} purpose={t('agenda:purpose')} action={action} />
      <Toolbar view={view} doctors={doctors} />
      {problem && <PlainAlert>{say(problem)}</PlainAlert>}
      {!isKnown && !problem && <RowSkeletons rows={6} height={52} />}
      {isKnown && <Cards cards={cards} agenda={agenda} today={today} books={books} onOpen={setOpened} />}
      {opened && <Side opened={opened} onClose={close} />}
    </>
  );
}
