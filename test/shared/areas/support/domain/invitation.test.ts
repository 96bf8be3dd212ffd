/** Invitations in calendar files, as a message says them. Rule: TKT-13. */
import { invitationIn, invitationText } from '#shared/areas/support/domain/invitation';

const calendar = (lines: string[], method = 'REQUEST') =>
  ['BEGIN:VCALENDAR', `METHOD:${method}`, 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');
const said = (file: string, language: 'id' | 'en' = 'id') =>
  invitationText(invitationIn(file)!, language, 'Asia/Jakarta').replace(/[\u2009\u202f]/g, ' ');

const visit = ['DTSTART:20261130T020000Z', 'DTEND:20261130T030000Z', 'SUMMARY:Perbaikan printer', 'LOCATION:Lantai 2'];

test.each<[string, string, 'id' | 'en', string[]]>([
  [
    'an hour, in Indonesian',
    calendar(visit),
    'id',
    ['Undangan: Perbaikan printer', 'Waktu: Senin, 30 November 2026 09.00–10.00 WIB', 'Tempat: Lantai 2'],
  ],
  [
    'an hour, in English',
    calendar(visit),
    'en',
    ['Invitation: Perbaikan printer', 'Time: Monday, 30 November 2026, 09:00–10:00 GMT+7', 'Place: Lantai 2'],
  ],
  ['an answer', calendar(['SUMMARY:Rapat'], 'REPLY'), 'id', ['Jawaban undangan: Rapat']],
  ['a cancelled one without a title', calendar([], 'CANCEL'), 'en', ['Cancelled invitation: without a title']],
  [
    'a day',
    calendar(['DTSTART;VALUE=DATE:20261130', 'DTEND;VALUE=DATE:20261201', 'SUMMARY:Libur']),
    'id',
    ['Undangan: Libur', 'Waktu: Senin, 30 November 2026'],
  ],
  [
    'a zone of its own',
    calendar(['DTSTART;TZID="SE Asia Standard Time":20261130T090000', 'SUMMARY:Rapat']),
    'id',
    ['Undangan: Rapat', 'Waktu: Senin, 30 November 2026 pukul 09.00 (SE Asia Standard Time)'],
  ],
  [
    'broken lines and escaped signs',
    calendar(['SUMMARY:Rapat\\, printer\\; lok', ' et 2\\nbesok']),
    'id',
    ['Undangan: Rapat, printer; loket 2 besok'],
  ],
  ['a time that is none', calendar(['DTSTART:kemarin', 'SUMMARY:Rapat']), 'id', ['Undangan: Rapat']],
])('%s', (_, file, language, then) => expect(said(file, language).split('\n')).toEqual(then));

test('a file without an event is no invitation', () => expect(invitationIn('BEGIN:VCALENDAR\nEND:VCALENDAR')).toBeUndefined());
