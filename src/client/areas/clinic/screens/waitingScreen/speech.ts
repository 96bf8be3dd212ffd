/** Speaks calls in Indonesian, whatever the language of the screen: that is who sits in the room. */
import { useEffect, useRef } from 'react';
import type { Call } from '#shared/areas/clinic/domain/calls';

/** Letters and digits one by one: "A 0 1 2". */
const spelled = (number: string): string => [...number.replace('-', '')].join(' ');

export const speakCall = ({ number, poly, room }: Call): void => {
  const said = new SpeechSynthesisUtterance(`Nomor antrean ${spelled(number)}, silakan ke ${room ?? poly}.`);
  said.lang = 'id-ID';
  window.speechSynthesis.speak(said);
};

/** A number that is called again is a new call. */
const callOf = (call: Call | undefined): string => (call ? `${call.number} ${call.times}` : '');

/** Speaks each call that comes while the sound is on. */
export function useSpoken(latest: Call | undefined, isOn: boolean) {
  const last = useRef(callOf(latest));
  const now = callOf(latest);
  useEffect(() => {
    const isNew = now !== last.current;
    last.current = now;
    if (isNew && isOn && latest) speakCall(latest);
    // The rows are new objects with every look.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [now, isOn]);
}
