/** The values of a booking, and what is wrong with them: by the declaration once somebody has tried to send them, and what the server refused. */
import '#shared/domain/phoneNumbers';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { bookingInput } from '#shared/areas/clinic/endpoints/booking';
import type { Problem } from '#shared/errors';
import { initialValues, type ValuesOf } from '#shared/kit/resource';
import type { Values } from '#client/kit/form/changes';
import { byField, checked, sendable, standing, type FormField } from '#client/kit/form/fields';

export type BookingValues = ValuesOf<typeof bookingInput>;

const start: Values = initialValues(bookingInput);
const fields = Object.keys(start).map((name): FormField => ({ name, label: '' }));

export const useBookingForm = (refused: readonly Problem[], onSend: (values: BookingValues) => void) => {
  const [values, setValues] = useState(start);
  const [sent, setSent] = useState<Values | null>(null);
  const [isTried, setTried] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const found = checked(bookingInput, fields, values, 'add');
  const still = standing(byField(bookingInput, fields, refused), sent, values);
  const problems = isTried > 0 ? { ...still, ...found } : still;
  // To the first field that something is wrong with, no matter who found it.
  useEffect(() => {
    if (isTried > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [isTried, refused]);
  return {
    form,
    values,
    problems,
    change: (given: Values) => setValues((now) => ({ ...now, ...given })),
    submit: (event: FormEvent) => {
      event.preventDefault();
      setTried((times) => times + 1);
      if (Object.keys(found).length) return;
      setSent(values);
      onSend(sendable(bookingInput, values) as BookingValues);
    },
  };
};
