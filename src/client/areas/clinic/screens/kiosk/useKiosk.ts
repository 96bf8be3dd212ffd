/** The steps of a kiosk: the number of a card or an appointment, the date of birth, a choice, and the queue number. Rule: VIS-8. */
import { useCallback, useEffect, useState } from 'react';
import type { KioskChoice, KioskTicket } from '#shared/areas/clinic/domain/kiosk';
import type { Day } from '#shared/domain/calendarDays';
import type { Problem } from '#shared/errors';
import { useAppDispatch, useAppSelector } from '#client/store/hooks';
import { locale } from '#client/store/flows/locale';
import type { Found } from '#client/storeKit/createLookup';
import { useLanguage } from '#client/ui/useLanguage';
import { kioskChoice, kioskTicket } from '../../flows/kiosk';

/** Milliseconds without a touch after which the page is as at the beginning: while somebody fills in, longer than any answer takes (30 s), and once they have their number. */
const FILLING = 45_000;
const READING = 20_000;

/** What was sent last. */
type Sent = 'find' | 'arrive' | null;

export type Kiosk = {
  /** Where the person is. */
  readonly step: 'code' | 'birth' | 'choice' | 'ticket';
  readonly code: string;
  readonly isBusy: boolean;
  readonly problem: Problem | undefined;
  readonly choice: KioskChoice | null;
  readonly ticket: KioskTicket | null;
  readonly giveCode: (code: string) => void;
  readonly giveBirth: (birth: Day) => void;
  readonly arrive: (wanted: { readonly appointment: string } | { readonly doctor: string }) => void;
  /** Shows a number that the person has already. */
  readonly show: (ticket: KioskTicket) => void;
  readonly reset: () => void;
};

/** Calls after some time in which nobody touches the page. @param wait undefined while nothing is to be cleared */
function useIdle(wait: number | undefined, idle: () => void) {
  useEffect(() => {
    if (wait === undefined) return;
    let timer = setTimeout(idle, wait);
    const touched = () => {
      clearTimeout(timer);
      timer = setTimeout(idle, wait);
    };
    const events = ['pointerdown', 'keydown'] as const;
    for (const name of events) window.addEventListener(name, touched);
    return () => {
      clearTimeout(timer);
      for (const name of events) window.removeEventListener(name, touched);
    };
  }, [wait, idle]);
}

const stepOf = (code: string, isFound: boolean, isDone: boolean): Kiosk['step'] => {
  if (isDone) return 'ticket';
  if (isFound) return 'choice';
  return code ? 'birth' : 'code';
};

/** What became of what was sent last. */
const becameOf = (sent: Sent, found: Found<KioskChoice>, taken: Found<KioskTicket>) => {
  if (sent === null) return { isFound: false, ticket: null, isBusy: false, problem: undefined };
  const { status, errors } = sent === 'arrive' ? taken : found;
  return {
    isFound: sent === 'arrive' || status === 'ready',
    ticket: sent === 'arrive' && status === 'ready' ? taken.answer : null,
    isBusy: status === 'loading',
    problem: status === 'failed' ? errors[0] : undefined,
  };
};

const nobody = { code: '', birth: '', sent: null as Sent, shown: null as KioskTicket | null };

export function useKiosk(key: string): Kiosk {
  const dispatch = useAppDispatch();
  const [{ code, birth, sent, shown }, set] = useState(nobody);
  const found = useAppSelector((state) => kioskChoice.selectors.at(state, key));
  const taken = useAppSelector((state) => kioskTicket.selectors.at(state, key));
  const { isFound, ticket, isBusy, problem } = becameOf(sent, found, taken);
  const step = stepOf(code, isFound, (shown ?? ticket) !== null);
  const language = useLanguage();
  const [first] = useState(language);
  // The next patient finds the language in which the page was opened.
  const reset = useCallback(() => {
    set(nobody);
    dispatch(locale.actions.chosen(first));
  }, [dispatch, first]);
  useIdle(step === 'ticket' ? READING : step === 'code' ? undefined : FILLING, reset);
  return {
    step,
    code,
    isBusy,
    problem,
    choice: isFound ? found.answer : null,
    ticket: shown ?? ticket,
    giveCode: (given) => set({ ...nobody, code: given }),
    giveBirth: (given) => {
      set({ ...nobody, code, birth: given, sent: 'find' });
      dispatch(kioskChoice.actions.load(key, { code, birth_date: given }));
    },
    arrive: (wanted) => {
      set({ code, birth, sent: 'arrive', shown: null });
      const appointment = 'appointment' in wanted ? { type: 'appointments', id: wanted.appointment } : null;
      const doctor = 'doctor' in wanted ? { type: 'team-members', id: wanted.doctor } : null;
      dispatch(kioskTicket.actions.load(key, { code, birth_date: birth, appointment, doctor }));
    },
    show: (given) => set({ code, birth, sent, shown: given }),
    reset,
  };
}
