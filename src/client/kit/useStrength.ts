/** The strength of a password while it is typed: measured by the server's own scale, whose dictionaries come when they are first needed. */
import { useCallback, useEffect, useState } from 'react';
import { measure, type Score } from '#shared/areas/identity/domain/passwordStrength';

type Measured = { readonly password: string; readonly score: Score };

/**
 * @param hints what a guesser of this very password would try first: the person's name and e-mail
 * @returns `score` of exactly this password, null while it is unknown; `prepare` fetches the dictionaries ahead
 */
export function useStrength(password: string, ...hints: readonly string[]) {
  const [measured, setMeasured] = useState<Measured | null>(null);
  const known = hints.join('\n');
  useEffect(() => {
    let late = false;
    if (password)
      measure(password, known.split('\n')).then(
        (score) => !late && setMeasured({ password, score }),
        // Without the dictionaries nothing is shown; the server measures anyway.
        () => undefined,
      );
    return () => void (late = true);
  }, [password, known]);
  const prepare = useCallback(() => void measure('', []).catch(() => undefined), []);
  return { score: measured !== null && measured.password === password ? measured.score : null, prepare };
}
