/** Which mail about an open invoice is due: each once, in order, and late ones stand for those that were missed. Rule: INV-17. */
import { noticeDue, noticeKey, suspensionDay } from '#shared/areas/billing/domain/invoiceNotices';
import { terms, zone } from '../../../domain/datedSubscriptions';

const invoice = { issue_date: '2026-11-16', due_date: '2026-11-30', in_grace: false, told: [] as string[] };
const keyAt = (now: string, more: Partial<typeof invoice> = {}) => {
  const due = noticeDue({ ...invoice, ...more }, now, zone, terms);
  return due && noticeKey(due);
};

test.each([
  ['the day of issue', '2026-11-16T10:00:00.000Z', {}, undefined],
  ['a moment before 8 o’clock, 7 days before', '2026-11-23T00:59:59.999Z', {}, undefined],
  ['8 o’clock, 7 days before', '2026-11-23T01:00:00.000Z', {}, 'reminder:-7'],
  ['once more that day', '2026-11-23T02:00:00.000Z', { told: ['reminder:-7'] }, undefined],
  ['3 days before', '2026-11-27T01:00:00.000Z', { told: ['reminder:-7'] }, 'reminder:-3'],
  ['the due date', '2026-11-30T01:00:00.000Z', { told: ['reminder:-7', 'reminder:-3'] }, 'reminder:0'],
  ['3 days late', '2026-12-03T01:00:00.000Z', { told: ['reminder:0'] }, 'reminder:3'],
  ['a job that ran late: the last one stands for all', '2026-12-05T01:00:00.000Z', {}, 'reminder:3'],
  ['7 days late', '2026-12-07T01:00:00.000Z', { told: ['reminder:3'] }, 'reminder:7'],
  ['a clock that went back', '2026-11-27T01:00:00.000Z', { told: ['reminder:0'] }, undefined],
  ['long after', '2027-03-01T01:00:00.000Z', { told: ['reminder:7'] }, undefined],
  ['3 days before the suspension', '2026-12-11T01:00:00.000Z', { told: ['reminder:7'], in_grace: true }, 'suspension:11'],
  ['the same without a subscription in grace', '2026-12-11T01:00:00.000Z', { told: ['reminder:7'] }, undefined],
  ['an invoice that is due at once, the day after', '2026-11-17T01:00:00.000Z', { due_date: '2026-11-16' }, undefined],
  ['an invoice that is due in 7 days, on the day of issue', '2026-11-16T09:00:00.000Z', { due_date: '2026-11-23' }, undefined],
])('%s', (_, now, more, key) => {
  expect(keyAt(now, more)).toBe(key);
});

test('the suspension comes 14 days after the due date', () => {
  expect(suspensionDay(invoice, terms)).toBe('2026-12-14');
});
