/** Endpoints of what is only read: the dashboard's numbers, the calendar's dates, the regions of Indonesia, files by their link, and the description of the API. */
import { defaultZone, zones, type Zone } from '../domain/calendarDays';
import { regionLimits } from '../domain/region';
import { date, oneOf, text } from '../kit/fields';
import type { Endpoints } from './endpoint';

export const referenceEndpoints = {
  summary: {
    method: 'GET',
    path: '/summary',
    who: 'signedIn',
    query: { zone: oneOf(Object.keys(zones) as Zone[], { initial: defaultZone }) },
  },
  /** What ends, is due or is a holiday on these days, both included. */
  dates: {
    method: 'GET',
    path: '/dates',
    who: 'signedIn',
    query: { from: date({ required: true }), to: date({ required: true }) },
  },
  regions: {
    method: 'GET',
    path: '/regions',
    who: 'signedIn',
    // Exactly one of the two, which the handler checks.
    query: {
      q: { ...text({ max: regionLimits.mostCharacters }), min: regionLimits.fewestCharacters },
      codes: text({ max: regionLimits.codes * 11 }),
    },
  },
  // The link says whose file it is; the person it was made for needs the right to the record still.
  openFile: { method: 'GET', path: '/files', who: 'signedIn', query: { link: text({ max: 2_000 }) } },
  openapi: { method: 'GET', path: '/openapi.json', who: 'anyone', isFile: true },
  docs: { method: 'GET', path: '/docs', who: 'anyone', isFile: true },
} as const satisfies Endpoints;
