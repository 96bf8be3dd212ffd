/** An event as its form has it: days and hours apart, so that an event that lasts all day loses none when it no longer does. */
import dayjs from 'dayjs';
import * as yup from 'yup';
import { isClock } from '#shared/domain/timeOfDay';
import { message } from '#shared/kit/rules';
import { isDate, isPlainText } from '#shared/kit/values';
import { calendarLimits, eventColors, type CalendarEvent, type EventColor } from '../flows/calendar';
import { dayFormat, spanOf, type Span, type Times } from './times';

/** `fromDay`, `toDay`: YYYY-MM-DD, the last day included; `fromTime`, `toTime`: HH:mm; null while nothing is chosen. */
export type EventValues = {
  readonly title: string;
  readonly className: EventColor;
  readonly allDay: boolean;
  readonly fromDay: string | null;
  readonly fromTime: string | null;
  readonly toDay: string | null;
  readonly toTime: string | null;
  readonly description: string;
};

type When = Pick<EventValues, 'fromDay' | 'fromTime' | 'toDay' | 'toTime'>;

const clock = 'HH:mm';

const whenOf = ({ start, end }: Span): When => ({
  fromDay: dayjs(start).format(dayFormat),
  fromTime: dayjs(start).format(clock),
  toDay: dayjs(end).format(dayFormat),
  toTime: dayjs(end).format(clock),
});

const working = { fromTime: '09:00', toTime: '10:00' } as const;

/** What a new event starts with: the day or the stretch of time that was chosen; of a day alone, an hour of its morning. */
export const blank = (chosen: Date | Span, allDay = false): EventValues => {
  const none = { title: '', className: 'default', description: '' } as const;
  if (chosen instanceof Date) {
    const day = dayjs(chosen).format(dayFormat);
    return { ...none, allDay, fromDay: day, toDay: day, ...working };
  }
  const last = allDay ? dayjs(chosen.end).subtract(1, 'ms').toDate() : chosen.end;
  return { ...none, allDay, ...whenOf({ start: chosen.start, end: last }), ...(allDay && working) };
};

export const valuesOf = ({ title, className, description, ...times }: CalendarEvent): EventValues => {
  const whole = times.allDay && { fromDay: times.start, toDay: times.end, ...working };
  return { title, className, description, allDay: times.allDay, ...whenOf(spanOf(times)), ...whole };
};

/** The event's times, once each part is there. */
export const timesIn = ({ allDay, fromDay, fromTime, toDay, toTime }: EventValues): Times => {
  const at = (day: string | null, time: string | null) => (allDay ? String(day) : dayjs(`${day}T${time}`).toISOString());
  return { allDay, start: at(fromDay, fromTime), end: at(toDay, toTime) };
};

const sortable = ({ allDay, fromDay, fromTime, toDay, toTime }: EventValues) =>
  (allDay ? [fromDay, toDay] : [`${fromDay}T${fromTime}`, `${toDay}T${toTime}`]).map(String) as [string, string];

const isWhole = ({ allDay, fromDay, fromTime, toDay, toTime }: EventValues): boolean =>
  [fromDay, toDay].every((day) => day !== null && isDate(day)) &&
  (allDay || [fromTime, toTime].every((time) => time !== null && isClock(time)));

/** When the beginning moves past the end, the end goes along, as far away as it was. */
export const withBeginning = (values: EventValues, change: Partial<Pick<EventValues, 'fromDay' | 'fromTime'>>): EventValues => {
  const next = { ...values, ...change };
  const [from, to] = sortable(next);
  if (!isWhole(values) || !isWhole(next) || from <= to) return next;
  const [formerly, until] = sortable(values).map((at) => dayjs(at)) as [dayjs.Dayjs, dayjs.Dayjs];
  const end = dayjs(from).add(Math.max(until.diff(formerly, 'minute'), 0), 'minute');
  return { ...next, toDay: end.format(dayFormat), ...(!next.allDay && { toTime: end.format(clock) }) };
};

const words = (max: number) =>
  yup
    .string()
    .max(max, message('too_long', { max }))
    .test('plain', message('invalid_text'), (value) => !value || isPlainText(value));

const day = () =>
  yup
    .string()
    .nullable()
    .required(message('required'))
    .test('date', message('invalid_date'), (value) => isDate(value));

const hour = () =>
  yup
    .string()
    .nullable()
    .when('allDay', {
      is: false,
      then: (time) => time.required(message('required')).test('clock', message('invalid_date'), (value) => isClock(value ?? '')),
    });

/** The end, which has nothing to stand against until all parts are there. */
const order = { code: 'order' } as unknown as string;
const isInOrder = (values: EventValues): boolean => {
  const [from, to] = sortable(values);
  return !isWhole(values) || from <= to;
};

export const eventSchema = yup.object({
  title: words(calendarLimits.title).trim().required(message('required')),
  className: yup.string().oneOf([...eventColors], message('not_an_option')),
  allDay: yup.boolean(),
  fromDay: day(),
  fromTime: hour(),
  toDay: day().test('order', order, (_, { parent }) => isInOrder(parent as EventValues)),
  toTime: hour(),
  description: words(calendarLimits.description),
});
