/** Tickets: asking, answering, the promised times, closing and opening again. Rules: TKT-1 to TKT-5. */
import type { Ref } from '#shared/kit/resource';
import { build } from '../build/records';
import { recordIn } from './testApi';
import { admin, api, ask, asked, clinic, daysLater, done, hoursLater, monday, order, read, said, thread } from './ticketClinic';

describe('given a nurse of a clinic who asks for help', () => {
  test('then the ticket has a number, its requester, and the times that are promised in business hours', async () => {
    const { nurse } = await clinic();
    const { attributes } = await asked(nurse);
    expect(attributes).toMatchObject({
      number: expect.stringMatching(/^TKT-2026-\d{5}$/),
      status: 'new',
      priority: 'normal',
      requester_name: 'Suster Ani',
      unassigned: true,
      // Eight business hours after Monday 09.00 are Monday 17.00; forty are Friday 13.00.
      response_due_at: '2026-11-09T10:00:00.000Z',
      solution_due_at: '2026-11-13T06:00:00.000Z',
      next_due_at: '2026-11-09T10:00:00.000Z',
    });
  });

  test.each(['javascript:alert(1)', '//jahat.test/', 'https://jahat.test/'])('then the page %s is refused', async (page) => {
    const { nurse } = await clinic();
    expect(said(await ask(nurse, { page }))).toEqual([422, 'not_an_option /data/attributes/page']);
  });

  test('then staff answer and ask, the clock stops while they wait, and goes on with the answer', async () => {
    const { nurse } = await clinic();
    const ticket = await asked(nurse);
    hoursLater(1);
    await done(admin, ticket, 'reply', { message: 'Kami periksa.' });
    expect(await read(nurse, ticket)).toMatchObject({ status: 'open', responded_at: '2026-11-09T03:00:00.000Z' });
    await done(admin, ticket, 'ask', { message: 'Peramban apa?' });
    expect(await read(nurse, ticket)).toMatchObject({ status: 'pending_customer', solution_due_at: null, next_due_at: null });
    hoursLater(2);
    await done(nurse, ticket, 'reply', { message: 'Chrome.' });
    // Two hours of waiting do not count: forty business hours end two hours later than promised at first.
    expect(await read(nurse, ticket)).toMatchObject({ status: 'open', solution_due_at: '2026-11-13T08:00:00.000Z' });
    expect((await thread(nurse, ticket)).map(({ kind, message, event, value }) => [kind, message ?? `${event}: ${value}`])).toEqual([
      ['agent', 'Kami periksa.'],
      ['event', 'state: open'],
      ['agent', 'Peramban apa?'],
      ['event', 'state: pending_customer'],
      ['customer', 'Chrome.'],
      ['event', 'state: open'],
    ]);
  });

  test('then a holiday and another priority move the times', async () => {
    const { nurse } = await clinic();
    const holiday = await build(admin, 'holiday', { day: '2026-11-10', name: 'Hari Pahlawan' });
    const ticket = await asked(nurse);
    expect((await read(nurse, ticket))['solution_due_at']).toBe('2026-11-16T06:00:00.000Z');
    await done(admin, ticket, 'prioritise', { priority: 'critical' });
    expect(await read(nurse, ticket)).toMatchObject({ priority: 'critical', response_due_at: '2026-11-09T03:00:00.000Z' });
    await admin('DELETE', `/holidays/${holiday.id}`);
  });

  test('then a solved ticket is closed by its requester, rated, and opened again within 14 days', async () => {
    const { nurse } = await clinic();
    const ticket = await asked(nurse);
    await done(admin, ticket, 'resolve', { message: 'Sudah diperbaiki.' });
    expect(await read(nurse, ticket)).toMatchObject({ status: 'resolved', next_due_at: null });
    await done(nurse, ticket, 'confirm', { satisfaction: 5, satisfaction_comment: 'Cepat.' });
    expect(await read(nurse, ticket)).toMatchObject({ status: 'closed', satisfaction: 5, closed_at: monday.toISOString() });
    daysLater(13);
    await done(nurse, ticket, 'reply', { message: 'Terjadi lagi.' });
    expect(await read(nurse, ticket)).toMatchObject({ status: 'open', closed_at: null, resolved_at: null });
  });

  test('then seven days of silence close it, and a later answer begins a new ticket that refers to it', async () => {
    const { nurse } = await clinic();
    const ticket = await asked(nurse);
    await done(admin, ticket, 'resolve');
    daysLater(7);
    hoursLater(-1);
    await api.app.jobs.runDue();
    expect(await read(nurse, ticket)).toMatchObject({ status: 'resolved' });
    hoursLater(1);
    await api.app.jobs.runDue();
    expect(await read(nurse, ticket)).toMatchObject({ status: 'closed' });
    daysLater(8);
    expect(said(await order(nurse, ticket, 'reopen', { message: 'Lagi.' }))).toEqual([409, 'ticket.too_late']);
    await done(nurse, ticket, 'reply', { message: 'Masalahnya kembali.' });
    const old = recordIn(await nurse('GET', `/tickets/${ticket.id}`));
    expect(old.attributes).toMatchObject({ status: 'closed' });
    const next = (old.relationships!['successor'] as { data: Ref }).data;
    expect(recordIn(await nurse('GET', `/tickets/${next.id}`))).toMatchObject({
      attributes: { status: 'new', message: 'Masalahnya kembali.' },
      relationships: { previous: { data: { id: ticket.id } } },
    });
  });
});
