/** Words of the agenda of schedules and appointments, in English. */
import type id from '../id/agenda';
import type { Translated } from '#client/locales/translated';

export default {
  purpose: 'When doctors see patients: which times are free, and who will come.',
  bookNext: 'Book an appointment',
  bookTitle: 'Book an appointment',
  bookSave: 'Save the appointment',
  done: 'The appointment was booked.',
  free: 'Free',
  freeCount: '{{count}} free times',
  freeCount_one: '{{count}} free time',
  leave: 'On leave',
  outside: 'Doctor not there',
  noPractice: 'No practice.',
  nothingLeft: 'No free times.',
  noneFree: 'There is no free time on this day.',
  empty: 'No practice schedules yet',
  emptyMessage: 'Add a doctor’s schedule, so that patients can be booked.',
  addSchedule: 'Add a practice schedule',
  more: 'Showing {{shown}} of {{total}} appointments.',
  choose: 'Choose a day',
  day: 'Date',
  today: 'Today',
  dayBefore: 'Previous day',
  dayAfter: 'Next day',
  weekBefore: 'Previous week',
  weekAfter: 'Next week',
  span: 'View',
  spanDay: 'Day',
  spanWeek: 'Week',
  doctor: 'Doctor',
  whatsApp: 'Send a WhatsApp message',
  whatsAppHelp: 'WhatsApp opens with a message that is ready to be sent.',
  whatsAppBooked:
    'Hello {{name}}, your appointment at {{clinic}} is booked: {{day}}, {{time}}, with {{doctor}} (number {{number}}). Please answer this message to confirm that you will come, or if another time suits you better.',
  whatsAppConfirmed:
    'Hello {{name}}, we expect you at {{clinic}}: {{day}}, {{time}}, with {{doctor}} (number {{number}}). Please tell us if another time suits you better.',
} satisfies Translated<typeof id>;
