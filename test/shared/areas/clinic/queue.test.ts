/** Who is called next, and what a stage usually takes. Rules: VIS-6, VIS-7. */
import { minutesBetween, queueOf, stageMinutes, type Queued } from '#shared/areas/clinic/domain/queue';

const at = (time: string) => `2026-11-27T${time}:00.000Z`;

/** `A-001` at 08.00, unless something else is given. */
const visit = (queue_no: string, values: Partial<Queued> = {}): Queued => ({
  queue_no,
  status: 'antri',
  priority: 'biasa',
  created_at: at('08:00'),
  called_at: null,
  skipped_at: null,
  examined_at: null,
  ended_at: null,
  ...values,
});
const seen = (queue_no: string, called: string) => visit(queue_no, { status: 'diperiksa', called_at: at(called), examined_at: at(called) });
const skipped = (queue_no: string, time: string) => visit(queue_no, { called_at: at(time), skipped_at: at(time) });
const numbers = (visits: readonly Queued[]) => visits.map(({ queue_no }) => queue_no);

test.each<[string, readonly Queued[], readonly string[]]>([
  ['three who wait', [visit('A-010'), visit('A-002'), visit('A-001')], ['A-001', 'A-002', 'A-010']],
  ['a number above 999', [visit('A-1000'), visit('A-999')], ['A-999', 'A-1000']],
  ['somebody old', [visit('A-001'), visit('A-005', { priority: 'lansia' })], ['A-005', 'A-001']],
  [
    'somebody in danger, and others with priority',
    [visit('A-001', { priority: 'hamil' }), visit('A-002', { priority: 'disabilitas' }), visit('A-009', { priority: 'gawat' })],
    ['A-009', 'A-001', 'A-002'],
  ],
  [
    'somebody who was skipped just now',
    [skipped('A-001', '09:00'), ...['A-002', 'A-003', 'A-004', 'A-005'].map((one) => visit(one))],
    ['A-002', 'A-003', 'A-004', 'A-001', 'A-005'],
  ],
  [
    'somebody who was skipped two calls ago',
    [skipped('A-001', '09:00'), seen('A-002', '09:05'), seen('A-003', '09:10'), visit('A-004'), visit('A-005')],
    ['A-004', 'A-001', 'A-005'],
  ],
  ['somebody who was skipped while fewer than three wait', [skipped('A-001', '09:00'), visit('A-002')], ['A-002', 'A-001']],
  [
    'two who were skipped, one after the other',
    [skipped('A-002', '09:05'), skipped('A-001', '09:00'), visit('A-003'), visit('A-004'), visit('A-005')],
    ['A-003', 'A-004', 'A-001', 'A-005', 'A-002'],
  ],
])('given %s, then they are called in this order', (_, visits, order) => {
  expect(numbers(queueOf(visits).line)).toEqual(order);
});

test('given visits in every state, then each stands in one part of the queue', () => {
  const called = visit('A-002', { called_at: at('09:00') });
  const calledLast = visit('A-003', { called_at: at('09:10') });
  const ended = (['selesai', 'dirujuk', 'batal'] as const).map((status) => visit('A-009', { status }));
  const queue = queueOf([seen('A-001', '08:50'), called, calledLast, visit('A-004'), ...ended]);
  expect({ ...queue, ended: queue.ended.length }).toEqual({
    examined: [seen('A-001', '08:50')],
    called: [calledLast, called],
    line: [visit('A-004')],
    ended: 3,
  });
});

test.each<[string, readonly Queued[], ReturnType<typeof stageMinutes>]>([
  ['nobody who has finished', [visit('A-001')], { waiting: undefined, examination: undefined }],
  [
    'one who has finished, one who was cancelled, and one who is with the doctor',
    [
      visit('A-001', { status: 'selesai', examined_at: at('08:20'), ended_at: at('08:31') }),
      visit('A-002', { status: 'batal', ended_at: at('09:00') }),
      visit('A-003', { status: 'diperiksa', examined_at: at('09:40') }),
    ],
    { waiting: 20, examination: 11 },
  ],
  [
    'three who have finished',
    ['08:10', '08:30', '09:30'].map((time) => visit('A-001', { status: 'selesai', examined_at: at(time), ended_at: at('10:00') })),
    { waiting: 30, examination: 90 },
  ],
])('given %s, then the usual minutes are those of the middle one', (_, visits, minutes) => {
  expect(stageMinutes(visits)).toEqual(minutes);
});

test('given a clock that is behind, then nobody waits less than 0 minutes', () => {
  expect([minutesBetween(at('08:00'), at('07:59')), minutesBetween(at('08:00'), at('08:01'))]).toEqual([0, 1]);
});
