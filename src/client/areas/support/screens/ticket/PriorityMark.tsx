/** How urgent a ticket is, as a sign next to its subject: a list has no room for its column on most screens. Rule: TKT-9. */
import type { TicketPriority } from '#shared/areas/support/domain/ticketStates';
import { useWords } from '#client/kit/useWords';
import { AboveIcon, BelowIcon, EvenIcon, FarAboveIcon, type Icon } from '#client/ui/icons';
import { toneOfStatus } from '#client/ui/tones';
import * as modules from '../../modules';
import css from './ticket.module.css';

const signs: Readonly<Record<TicketPriority, Icon>> = { critical: FarAboveIcon, high: AboveIcon, normal: EvenIcon, low: BelowIcon };

export function PriorityMark({ priority }: { priority: TicketPriority }) {
  const { fields, choices } = useWords(modules.ticket.resource);
  const Sign = signs[priority];
  const said = `${fields.priority}: ${choices.priority[priority]}`;
  return (
    <span className={css.priority} data-tone={toneOfStatus(priority)} title={said}>
      <Sign size={16} strokeWidth={2.5} aria-hidden="true" />
      <span className="visually-hidden">{said}</span>
    </span>
  );
}
