/** What the kiosk of a clinic knows of a patient who proves who they are, and gives them. Nobody's name is in it. Rule: VIS-8. */
import type { Day } from '#shared/domain/calendarDays';
import type { TimeOfDay } from '#shared/domain/timeOfDay';

export type KioskPage = { readonly clinic: string };

/** A number in a queue. `before`: how many are called before it; 0 once it was called itself. `day` and `time`: when this was so, by the clinic's clock. */
export type KioskTicket = {
  readonly number: string;
  readonly initials: string;
  readonly doctor: string;
  readonly poly: string;
  readonly room: string | null;
  readonly before: number;
  readonly day: Day;
  readonly time: TimeOfDay;
};

/** An appointment of today to which the patient may come. */
export type KioskAppointment = {
  readonly id: string;
  readonly start: TimeOfDay;
  readonly doctor: string;
  readonly poly: string;
  readonly room: string | null;
};

/** A doctor who practises now or later today. `waiting`: how many wait there. */
export type KioskDoctor = {
  readonly id: string;
  readonly name: string;
  readonly specialty: string | null;
  readonly poly: string;
  readonly room: string | null;
  readonly waiting: number;
};

/** What a patient may do: `tickets` are the numbers that they have already. */
export type KioskChoice = {
  readonly initials: string;
  readonly tickets: readonly KioskTicket[];
  readonly appointments: readonly KioskAppointment[];
  readonly doctors: readonly KioskDoctor[];
};

/** Digits of a record number, as it is printed on the card. */
const RECORD_DIGITS = 6;

const appointmentNumber = /^JT\/(\d{4})\/(\d{2})\/(\d{5,})$/;
/** The same as the number pad types it. */
const appointmentDigits = /^(\d{4})(\d{2})(\d{5})$/;
const recordNumber = /^\d{1,10}$/;

/** What was typed or scanned: the record number of a card, with its zeros or without, or the number of an appointment; undefined for anything else. */
export const readCode = (text: string): { readonly mrn: string } | { readonly appointment: string } | undefined => {
  const code = text.trim().toUpperCase();
  const found = appointmentNumber.exec(code) ?? appointmentDigits.exec(code);
  if (found) return { appointment: `JT/${found[1]}/${found[2]}/${found[3]}` };
  return recordNumber.test(code) ? { mrn: code.padStart(RECORD_DIGITS, '0') } : undefined;
};
