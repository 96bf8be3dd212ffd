/** One doctor in one room: who is examined, who was called or is next, and who waits. Rules: VIS-6, VIS-7. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { minutesBetween, queueOf, stageMinutes } from '#shared/areas/clinic/domain/queue';
import type { Visit } from '#shared/areas/clinic/resources/visit';
import type { Instant } from '#shared/domain/calendarDays';
import { pathsOf } from '#client/kit/resource/paths';
import { Press, VisitMenu } from './Commands';
import { Person } from './Person';
import cards from '../cards.module.css';
import css from './queue.module.css';
import { useDoctorName, usePlaceName, type Room } from './useQueue';

function Minutes({ since, now }: { since: Instant; now: Instant }) {
  const { t } = useTranslation('queue');
  return <span className={`${css.minutes} tabular`}>{t('minutes', { count: minutesBetween(since, now) })}</span>;
}

/** Who is with the doctor. */
function Examined({ visit, now }: { visit: Visit; now: Instant }) {
  const { t } = useTranslation('queue');
  return (
    <li className={css.line}>
      <div className={css.row}>
        <span className={css.number}>{visit.queue_no}</span>
        <Person visit={visit} />
        <Minutes since={visit.examined_at!} now={now} />
        <VisitMenu visit={visit} />
      </div>
      <div className={css.actions}>
        <Button variant="contained" component={Link} to={pathsOf('visit').show!(visit.id)}>
          {t('openVisit')}
        </Button>
        <Press visit={visit} name="finish" />
      </div>
    </li>
  );
}

/** Who was called, or comes next: the number can be read from afar. */
function Head({ visit, isCalled }: { visit: Visit; isCalled: boolean }) {
  const { t } = useTranslation('queue');
  return (
    <div className={css.head} data-called={isCalled}>
      <p className={css.label}>{isCalled ? t('calledTimes', { count: visit.calls ?? 1 }) : t('next')}</p>
      <div className={css.row}>
        <span className={css.big}>{visit.queue_no}</span>
        <Person visit={visit} />
        <VisitMenu visit={visit} />
      </div>
      <div className={css.actions}>
        {isCalled ? (
          <>
            <Press visit={visit} name="examine" main />
            <Press visit={visit} name="call" label={t('callAgain')} />
            <Press visit={visit} name="skip" />
          </>
        ) : (
          <Press visit={visit} name="call" main />
        )}
      </div>
    </div>
  );
}

function Waiting({ visit, now }: { visit: Visit; now: Instant }) {
  return (
    <li className={`${css.line} ${css.row}`}>
      <span className={css.number}>{visit.queue_no}</span>
      <Person visit={visit} />
      <Minutes since={visit.created_at} now={now} />
      <VisitMenu visit={visit} />
    </li>
  );
}

function Line({ visits, now }: { visits: readonly Visit[]; now: Instant }) {
  const { t } = useTranslation('queue');
  if (visits.length === 0) return null;
  return (
    <>
      <h3 className={css.label}>{t('line')}</h3>
      <ul>
        {visits.map((visit) => (
          <Waiting key={visit.id} visit={visit} now={now} />
        ))}
      </ul>
    </>
  );
}

/** What the stages usually take today. */
function Usual({ visits }: { visits: readonly Visit[] }) {
  const { t } = useTranslation('queue');
  const { waiting, examination } = stageMinutes(visits);
  const about = (count: number | undefined) => (count === undefined ? t('unknown') : t('about', { count }));
  const isKnown = waiting !== undefined || examination !== undefined;
  return (
    <footer className={css.usual}>
      {isKnown ? t('usual', { waiting: about(waiting), examination: about(examination) }) : t('usualUnknown')}
    </footer>
  );
}

/** Who was called, and who comes next. */
function Next({ called, next }: { called: readonly Visit[]; next: Visit | undefined }) {
  const { t } = useTranslation('queue');
  if (called.length === 0) return next ? <Head visit={next} isCalled={false} /> : <p className={css.about}>{t('nobody')}</p>;
  return (
    <>
      {called.map((visit) => (
        <Head key={visit.id} visit={visit} isCalled />
      ))}
      {next && (
        <div className={css.actions}>
          <Press visit={next} name="call" label={`${t('callNext')} (${next.queue_no ?? ''})`} />
        </div>
      )}
    </>
  );
}

export function RoomCard({ room, now }: { room: Room; now: Instant }) {
  const { t } = useTranslation('queue');
  const doctor = useDoctorName(room.doctor);
  const name = usePlaceName(room.poly);
  const { examined, called, line, ended } = queueOf(room.visits);
  const finished = ended.filter(({ status }) => status !== 'batal').length;
  return (
    <section className={cards.card} aria-label={[name, doctor].filter(Boolean).join(', ')}>
      <header className={cards.top}>
        <h2>{name}</h2>
        <p>{doctor}</p>
        <p className="tabular">{[t('waiting', { count: line.length + called.length }), t('finished', { count: finished })].join(' · ')}</p>
      </header>
      {examined.length > 0 && (
        <>
          <h3 className={css.label}>{t('examined')}</h3>
          <ul>
            {examined.map((visit) => (
              <Examined key={visit.id} visit={visit} now={now} />
            ))}
          </ul>
        </>
      )}
      <Next called={called} next={line[0]} />
      <Line visits={called.length > 0 ? line : line.slice(1)} now={now} />
      <Usual visits={room.visits} />
    </section>
  );
}
