/** One doctor on one day: appointments and free times, in their order. A free time is booked by a press. Rules: APT-1, APT-5. */
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { isFree, linesOf, type Slot } from '#shared/areas/clinic/domain/slots';
import { appointment as declared, type Appointment } from '#shared/areas/clinic/resources/appointment';
import type { TimeOfDay } from '#shared/domain/timeOfDay';
import { useRequest } from '#client/kit/anyModule';
import { useCommands } from '#client/kit/resource/commands/useCommands';
import { useCommandChoice } from '#client/kit/resource/commands/useCommandChoice';
import { useWords } from '#client/kit/useWords';
import { StatusChip } from '#client/ui/StatusChip';
import { toneOfStatus } from '#client/ui/tones';
import cards from '../cards.module.css';
import css from './agenda.module.css';
import { appointments } from './useAgenda';

type BookedProps = { appointment: Appointment; isOutside: boolean; isToday: boolean; onOpen: (id: string) => void };

/** The patient is here: one press where it is known who came, and it is today. */
function Arrive({ appointment, onOpen }: Pick<BookedProps, 'appointment' | 'onOpen'>) {
  const { choose, dialog } = useCommandChoice(appointments, appointment);
  const { commands } = useWords(declared);
  const isLegal = useCommands(appointments, appointment).some(({ name, hindered }) => name === 'arrive' && !hindered);
  const { busy } = useRequest(appointments, appointment.id);
  // The panel says the number that they get, and prints it.
  const arrive = () => {
    choose('arrive');
    onOpen(appointment.id);
  };
  return (
    <>
      {isLegal && (
        <Button size="small" variant="outlined" disabled={busy !== null} onClick={arrive}>
          {commands.arrive!.label}
        </Button>
      )}
      {dialog}
    </>
  );
}

function BookedLine({ appointment, isOutside, isToday, onOpen }: BookedProps) {
  const { t } = useTranslation('agenda');
  const { choices } = useWords(declared);
  const { id, start, person, status } = appointment;
  return (
    <li className={css.line}>
      <button type="button" className={css.booked} data-status={status} onClick={() => onOpen(id)}>
        <span className={css.time}>{start}</span>
        <span className={css.person}>{person}</span>
        <StatusChip tone={toneOfStatus(status!)}>{choices.status[status!]}</StatusChip>
        {isOutside && <StatusChip tone="danger">{t('outside')}</StatusChip>}
      </button>
      {isToday && <Arrive appointment={appointment} onOpen={onOpen} />}
    </li>
  );
}

function FreeTime({ start, onBook }: { start: TimeOfDay; onBook: (() => void) | undefined }) {
  const { t } = useTranslation('agenda');
  return (
    <li>
      <button type="button" className={css.free} disabled={!onBook} onClick={onBook}>
        {start} <span className="visually-hidden">{t('free')}</span>
      </button>
    </li>
  );
}

type Props = {
  title: string;
  about: string | undefined;
  slots: readonly Slot[];
  appointments: readonly Appointment[];
  isToday: boolean;
  /** Undefined for somebody who may not book. */
  onBook: ((slot: Slot) => void) | undefined;
  onOpen: (id: string) => void;
};

export function DayCard({ title, about, slots, appointments: own, isToday, onBook, onOpen }: Props) {
  const { t } = useTranslation('agenda');
  const lines = linesOf(slots, own);
  const free = slots.filter(isFree).length;
  const isAway = slots.some(({ why }) => why === 'leave');
  return (
    <section className={cards.card} aria-label={[title, about].filter(Boolean).join(', ')}>
      <header className={cards.top}>
        <h2>{title}</h2>
        {about && <p>{about}</p>}
        {free > 0 && <p>{t('freeCount', { count: free })}</p>}
        {isAway && <StatusChip tone="warning">{t('leave')}</StatusChip>}
      </header>
      {lines.length === 0 && <p className={css.none}>{slots.length ? t('nothingLeft') : t('noPractice')}</p>}
      <ul className={css.lines}>
        {lines.map((line) =>
          line.appointment ? (
            <BookedLine key={line.appointment.id} {...line} isToday={isToday} onOpen={onOpen} />
          ) : (
            <FreeTime key={`${line.slot.start} ${line.slot.poly}`} start={line.start} onBook={onBook && (() => onBook(line.slot))} />
          ),
        )}
      </ul>
    </section>
  );
}
