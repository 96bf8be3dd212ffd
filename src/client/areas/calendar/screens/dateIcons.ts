/** The signs of the business's dates, by kind: on the board and in its legend. */
import type { DateKind } from '#shared/areas/calendar/dates';
import { CalendarIcon, ClockIcon, InvoiceIcon, SubscriptionIcon, TicketIcon, type Icon } from '#client/ui/icons';

export const dateIcons = {
  invoice_due: InvoiceIcon,
  period_end: SubscriptionIcon,
  trial_end: ClockIcon,
  ticket_due: TicketIcon,
  holiday: CalendarIcon,
} satisfies Readonly<Record<DateKind, Icon>>;
