/** The event's form: formik over the rules of eventValues.ts; a field is validateRecord once it was left with something in it, or the form was sent. */
import { useFormik } from 'formik';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sentence, type Problem } from '#shared/errors';
import type { CalendarEvent } from '../flows/calendar';
import { afterPress } from '#client/ui/afterPress';
import { useLanguage } from '#client/ui/useLanguage';
import { eventSchema, timesIn, type EventValues } from './eventValues';

/** What a rule says: a row of the catalogue, or that the end comes before the beginning. */
type Said = Problem | { readonly code: 'order' };

export function useEventForm(start: EventValues, onSave: (values: Omit<CalendarEvent, 'id'>) => void) {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const form = useId();
  const element = useRef<HTMLFormElement>(null);
  const formik = useFormik<EventValues>({
    initialValues: start,
    validationSchema: eventSchema,
    onSubmit: (values) =>
      onSave({ title: values.title.trim(), className: values.className, description: values.description.trim(), ...timesIn(values) }),
  });
  const { submitCount, isSubmitting, touched, values, setValues, setFieldTouched } = formik;
  const found = formik.errors as unknown as Readonly<Partial<Record<keyof EventValues, Said>>>;

  const attempt = isSubmitting ? 0 : submitCount;
  useEffect(() => {
    if (attempt > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);

  return {
    formik,
    /** For the form element: the first field that is wrong is looked for in it. */
    element,
    change: (change: Partial<EventValues>) => void setValues({ ...values, ...change }),
    /** The id of a field's input, what is wrong with it, and what to call when it is left. */
    field: (name: keyof EventValues) => {
      const said = submitCount > 0 || (touched[name] && values[name] !== '') ? found[name] : undefined;
      const error = said && (said.code === 'order' ? t('order') : sentence(said.code, language, said.meta));
      return { id: `${form}${name}`, error, onBlur: () => afterPress(() => void setFieldTouched(name, true)) };
    },
  };
}

export type EventForm = ReturnType<typeof useEventForm>;
