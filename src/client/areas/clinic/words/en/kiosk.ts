/** Words of the kiosk of a clinic, in English. */
import type id from '../id/kiosk';
import type { Translated } from '#client/locales/translated';

export default {
  title: 'Take a queue number',
  closed: 'This address is no longer valid. Please go to the front desk.',
  loading: 'Preparing the kiosk…',
  code: 'Scan your patient card, or type the record number or appointment number',
  codeHelp: 'The record number is on your patient card.',
  codeWrong: 'This is no number of a card or an appointment. Scan it again, or type its digits.',
  birth: 'Date of birth of the patient',
  birthHelp: 'Two digits for the day, two for the month, four for the year: 17081990',
  birthFormat: 'DD-MM-YYYY',
  birthWrong: 'There is no such date. Type it again, for example 17081990.',
  continue: 'Continue',
  remove: 'Delete',
  startAgain: 'Start again',
  greeting: 'Hello, {{initials}}',
  yours: 'Your number',
  appointments: 'Your appointments today',
  arrive: 'I am here',
  doctors: 'Choose a doctor',
  waiting: '{{count}} waiting',
  waiting_one: '{{count}} waiting',
  noDoctors: 'No doctor practises at the moment. Please go to the front desk.',
  ticket: 'Your queue number',
  before: '{{count}} numbers before you. Please take a seat.',
  before_one: '{{count}} number before you. Please take a seat.',
  beforeNone: 'You are next. Please wait near the room.',
  print: 'Print the ticket',
  done: 'Done',
  language: 'Language',
} satisfies Translated<typeof id>;
