/** What has to be done about a data incident before its ticket can be closed, and the notice once it is recorded. Rule: TKT-8. */
import type { Ticket } from '#shared/areas/support/resources/ticket';
import { useWords } from '#client/kit/useWords';
import * as modules from '../../modules';
import { Card } from '#client/ui/Card';
import { Facts } from '#client/ui/Facts';
import { StatusChip } from '#client/ui/StatusChip';
import css from './ticket.module.css';

/** The steps, and whether each is done; the ticket itself says so. */
const stepsOf = ({ assignee, responded_at, notice_at }: Ticket) =>
  [
    ['stepAssigned', assignee !== null],
    ['stepAnswered', responded_at !== null],
    ['stepNotice', notice_at !== null],
  ] as const;

export function IncidentChecklist({ ticket }: { ticket: Ticket }) {
  const { own, fields } = useWords(modules.ticket.resource);
  return (
    <Card title={own['incident']!}>
      <ul className={css.steps}>
        {stepsOf(ticket).map(([step, isDone]) => (
          <li key={step}>
            <span>{own[step]}</span>
            <StatusChip tone={isDone ? 'success' : 'warning'}>{own[isDone ? 'stepDone' : 'stepMissing']}</StatusChip>
          </li>
        ))}
      </ul>
      {ticket.notice_at === null && <p className={css.stepsHint}>{own['closesAfterNotice']}</p>}
      {ticket.notice_at !== null && (
        <Facts
          facts={[
            [
              fields.notice_recipients,
              <span key="to" className={css.noticeText}>
                {ticket.notice_recipients}
              </span>,
            ],
            [
              fields.notice_text,
              <span key="text" className={css.noticeText}>
                {ticket.notice_text}
              </span>,
            ],
          ]}
        />
      )}
    </Card>
  );
}
