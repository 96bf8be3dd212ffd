/** When a response and a solution are due, as tables and as properties (TKT-3, TKT-4, TKT-5, TKT-8). */
import fc from 'fast-check';
import { firstHours } from '#shared/areas/support/domain/businessHours';
import { canReopen, clockOf, closesAt, noticeDue, type TicketEvent, type TicketHistory } from '#shared/areas/support/domain/ticketClock';
import { ticketPriorities, ticketStates, type TicketPriority, type TicketState } from '#shared/areas/support/domain/ticketStates';

const HOUR = 3_600_000;

/** An instant of August 2026 by the clock of Jakarta; the 12th is a Wednesday, the 17th a Monday. */
const at = (day: number, time: string): string => new Date(`2026-08-${String(day).padStart(2, '0')}T${time}:00+07:00`).toISOString();

const moved = (day: number, time: string, state: TicketState): TicketEvent => ({ at: at(day, time), kind: 'state', state });
const responded = (day: number, time: string): TicketEvent => ({ at: at(day, time), kind: 'responded' });
const ranked = (day: number, time: string, priority: TicketPriority): TicketEvent => ({ at: at(day, time), kind: 'priority', priority });
const ticket = (priority: TicketPriority, ...events: TicketEvent[]): TicketHistory => ({ created: at(12, '09:00'), priority, events });

const holiday = { ...firstHours, holidays: new Set(['2026-08-17']) };

describe('when a first response is due', () => {
  const rows: [string, TicketHistory, string | null, boolean][] = [
    ['critical: within the hour', ticket('critical'), at(12, '10:00'), true],
    ['normal: by the end of the eighth hour', ticket('normal'), at(12, '17:00'), false],
    ['low: on the second day', ticket('low'), at(13, '16:00'), false],
    ['answered in time', ticket('high', responded(12, '10:00'), moved(12, '10:00', 'open')), null, false],
    ['answered late', ticket('critical', responded(12, '11:00'), moved(12, '11:00', 'open')), at(12, '10:00'), true],
    ['raised to critical when its hour is over', ticket('low', ranked(12, '11:00', 'critical')), at(12, '10:00'), true],
  ];
  test.each(rows)('%s', (_, history, due, late) => {
    expect(clockOf(history, at(12, '12:00'), firstHours).response).toMatchObject({ due, late });
  });
});

describe('when a solution is due', () => {
  const asked = moved(12, '11:00', 'pending_customer');
  const rows: [string, TicketHistory, string | null][] = [
    ['normal: forty hours, over the weekend and the holiday', ticket('normal'), at(19, '13:00')],
    ['while the customer is asked: not known', ticket('normal', asked), null],
    ['asked in the moment of the answer: not known', ticket('normal', moved(12, '11:00', 'open'), asked), null],
    ['asked for two days: two days later', ticket('high', asked, moved(14, '11:00', 'open')), at(18, '16:00')],
    ['solved in time', ticket('critical', moved(12, '12:00', 'resolved')), null],
    ['solved too late', ticket('critical', moved(13, '12:00', 'resolved')), at(12, '17:00')],
    ['opened again: the rest', ticket('critical', moved(12, '12:00', 'resolved'), moved(14, '09:00', 'open')), at(14, '14:00')],
  ];
  test.each(rows)('%s', (_, history, due) => {
    expect(clockOf(history, at(18, '08:00'), holiday).solution.due).toBe(due);
  });

  test('given a question over the weekend, when the customer answers, then no business time is lost', () => {
    const clock = clockOf(
      ticket('critical', moved(14, '17:00', 'pending_customer'), moved(17, '08:00', 'open')),
      at(17, '08:00'),
      firstHours,
    );
    expect(clock.solution.left).toBe((8 - 8 - 9 - 9) * HOUR);
  });

  test('given a ticket that is asked about, when time passes, then what is left stays', () => {
    const history = ticket('high', moved(12, '11:00', 'pending_customer'));
    const clocks = [at(12, '12:00'), at(18, '12:00')].map((now) => clockOf(history, now, firstHours).solution);
    expect(clocks.map(({ left, paused }) => [left, paused])).toEqual([
      [14 * HOUR, true],
      [14 * HOUR, true],
    ]);
  });
});

describe('after the solution', () => {
  test('silence closes it after 7 days', () => expect(closesAt(at(12, '09:00'))).toBe(at(19, '09:00')));
  test.each([
    ['on the fourteenth day', at(26, '09:00'), true],
    ['a minute later', at(26, '09:01'), false],
  ])('an answer %s', (_, now, reopens) => expect(canReopen(at(12, '09:00'), now)).toBe(reopens));
  test('a data incident is told within 72 hours, weekends included', () => expect(noticeDue(at(14, '16:00'))).toBe(at(17, '16:00')));
});

describe('whatever happens to a ticket', () => {
  const begin = Date.parse(at(12, '09:00'));
  /** Events at growing instants within three weeks. */
  const anyHistory = fc
    .array(
      fc.record({
        gap: fc.integer({ min: 0, max: 30 * HOUR }),
        what: fc.oneof(
          fc.constantFrom(...ticketStates).map((state) => ({ kind: 'state' as const, state })),
          fc.constantFrom(...ticketPriorities).map((priority) => ({ kind: 'priority' as const, priority })),
          fc.constant({ kind: 'responded' as const }),
        ),
      }),
      { maxLength: 12 },
    )
    .map((steps) => {
      let time = begin;
      return steps.map(({ gap, what }): TicketEvent => ({ ...what, at: new Date((time += gap)).toISOString() }));
    })
    .map((events): TicketHistory => ({ created: at(12, '09:00'), priority: 'normal', events }));
  const later = (history: TicketHistory) => new Date(Date.parse(history.events.at(-1)?.at ?? history.created) + 5 * HOUR).toISOString();

  test('the times in the states sum to its age', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const now = later(history);
        const sum = Object.values(clockOf(history, now, firstHours).times).reduce((all, one) => all + one, 0);
        expect(sum).toBe(Date.parse(now) - begin);
      }),
    );
  });

  test('a question to the customer never makes it due earlier', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 * HOUR }), fc.integer({ min: 0, max: 200 * HOUR }), (wait, pause) => {
        const asked = new Date(begin + wait).toISOString();
        const answered = new Date(begin + wait + pause).toISOString();
        const events: TicketEvent[] = [
          { at: asked, kind: 'state', state: 'pending_customer' },
          { at: answered, kind: 'state', state: 'open' },
        ];
        const paused = clockOf(ticket('low', ...events), answered, firstHours);
        const straight = clockOf(ticket('low'), answered, firstHours);
        expect(paused.solution.due! >= straight.solution.due!).toBe(true);
        expect(paused.solution.left).toBeGreaterThanOrEqual(straight.solution.left);
      }),
    );
  });

  test('a promise is late exactly where more business time was spent than was promised', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const now = later(history);
        for (const { due, done, late, left } of Object.values({
          response: clockOf(history, now, firstHours).response,
          solution: clockOf(history, now, firstHours).solution,
        })) {
          expect(late).toBe(left < 0);
          if (late) expect(due! < (done ?? now)).toBe(true);
        }
      }),
    );
  });
});
