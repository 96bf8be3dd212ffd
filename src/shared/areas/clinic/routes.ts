/** Pages of a clinic that stand for no resource. */
import { wordsFor } from '../../kit/pageWords';
import type { RouteRow } from '../../routes/row';

export const clinicRoutes = [
  {
    path: '/bisnisku/queue',
    name: 'queue',
    guard: { resource: 'visit', verb: 'list', partly: true },
    chunk: 'queue',
    feature: 'team',
    words: ['queue', 'grid', 'form', 'audit', ...['visit', 'patient', 'teamMember', 'poly', 'payer'].map(wordsFor)],
    ahead: ['patient', 'visit'],
  },
  {
    path: '/bisnisku/schedule',
    name: 'agenda',
    guard: { resource: 'appointment', verb: 'list', partly: true },
    chunk: 'agenda',
    feature: 'team',
    words: [
      'agenda',
      'queue',
      'grid',
      'form',
      'audit',
      ...['appointment', 'schedule', 'leave', 'patient', 'teamMember', 'poly', 'visit'].map(wordsFor),
    ],
    ahead: ['patient', 'visit'],
  },
  {
    path: '/bisnisku/reading',
    name: 'readingList',
    guard: { resource: 'reading', verb: 'list', partly: true },
    chunk: 'reading-list',
    feature: 'team',
    words: ['grid', 'form', ...['reading', 'patient', 'teamMember'].map(wordsFor)],
  },
  {
    path: '/bisnisku/icd/import',
    name: 'icdImport',
    guard: { resource: 'icdCode', verb: 'add' },
    chunk: 'icd-import',
    words: ['icd', wordsFor('icdCode')],
  },
  { path: '/antrean/:id', name: 'waitingScreen', guard: 'open', frame: 'auth', chunk: 'waiting-screen', words: ['waitingScreen'] },
  { path: '/janji/:id', name: 'bookingPage', guard: 'open', frame: 'auth', chunk: 'booking', words: ['booking'] },
  { path: '/kiosk/:id', name: 'kiosk', guard: 'open', frame: 'auth', chunk: 'kiosk', words: ['kiosk'] },
  { path: '/batal-janji', name: 'bookingCancel', guard: 'open', frame: 'auth', chunk: 'booking-cancel', words: ['booking'] },
] as const satisfies readonly RouteRow[];
