/** Closes a solved ticket when nobody answered for seven days. Rule: TKT-5. */
import type { Handler } from '#server/jobs/kinds';

export const closingTicket: Handler<'ticketClose'> = {
  async run(work, { ticket, resolved }) {
    const found = await work.read('ticket', ticket, ['status', 'resolved_at', 'category', 'notice_at']);
    // Opened again since, also if it was solved once more: then another job closes it.
    if (found?.status !== 'resolved' || found.resolved_at !== resolved) return undefined;
    // A data incident stays open to staff until its notice was given (TKT-8).
    if (found.category === 'data_incident' && !found.notice_at) return undefined;
    await work.run('ticket', 'closeSilent', ticket);
    return undefined;
  },
};
