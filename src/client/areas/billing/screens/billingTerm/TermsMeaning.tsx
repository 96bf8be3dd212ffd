/** What the terms in a form mean, in sentences that follow the values while they are typed. Rule: MNY-14. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { daysIn } from '#shared/areas/billing/domain/billingTerms';
import { wordsFor } from '#shared/kit/pageWords';
import type { Language } from '#shared/locale';
import type { FormSummary } from '#client/kit/form/fields';
import { formatMeasure } from '#client/ui/formatDuration';
import { namesOf } from '#client/ui/namesOf';
import { useLanguage } from '#client/ui/useLanguage';
import css from './terms.module.css';

type Say = (key: string, values?: Readonly<Record<string, string>>) => string;

const inDays = (days: number, language: Language): string => formatMeasure(days, 'day', language);

/** "08.00", "08:00". */
const clockTime = (hour: number, language: Language): string => `${String(hour).padStart(2, '0')}${language === 'id' ? '.' : ':'}00`;

const reminderName = (day: number, say: Say, language: Language): string => {
  if (day === 0) return say('on');
  return say(day < 0 ? 'before' : 'after', { days: inDays(Math.abs(day), language) });
};

/** The sentences whose numbers are all there. */
const sentencesOf = (values: Readonly<Record<string, unknown>>, say: Say, language: Language): string[] => {
  const number = (name: string): number | undefined => {
    const typed = values[name];
    return typed === '' || typed === null || typed === undefined || !Number.isInteger(Number(typed)) ? undefined : Number(typed);
  };
  const list = (name: string) => daysIn(String(values[name] ?? ''));
  const sum = (...names: string[]) =>
    names.map(number).reduce((all, one) => (all === undefined || one === undefined ? undefined : all + one), 0);
  const days = (value: number | undefined) => value !== undefined && inDays(value, language);
  const hour = number('reminder_hour');
  const told = list('invoice_reminders')?.map((day) => reminderName(day, say, language));
  const trial = list('trial_reminders')?.map((day) => inDays(day, language));
  const rows: [string, Readonly<Record<string, string | false | undefined>>][] = [
    ['issue', { issued: days(number('issued_before')), due: days(number('due_after')) }],
    ['reminders', { hour: hour !== undefined && clockTime(hour, language), days: told && namesOf(told, language, 'conjunction') }],
    [
      'grace',
      {
        grace: days(number('grace_after')),
        suspended: days(sum('grace_after', 'suspended_after')),
        notice: days(number('suspension_notice')),
      },
    ],
    ['end', { ended: days(number('ended_after')), finish: days(number('finish_within')), export: days(number('export_within')) }],
    ['trial', { days: trial && namesOf(trial, language, 'conjunction') }],
  ];
  return rows.flatMap(([key, told]) => (Object.values(told).every(Boolean) ? [say(key, told as Record<string, string>)] : []));
};

export const TermsMeaning: FormSummary = ({ values }) => {
  const { t } = useTranslation(wordsFor('billingTerm') as never);
  const language = useLanguage();
  const heading = useId();
  const say: Say = (key, more) => (t as unknown as Say)(`own.${key}`, more);
  const sentences = sentencesOf(values, say, language);
  if (!sentences.length) return null;
  return (
    <section className={css.meaning} aria-live="polite" aria-labelledby={heading}>
      <h2 id={heading}>{say('title')}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
};
