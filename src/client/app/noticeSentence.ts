/** What a notice says, in the language of the interface. */
import type { TFunction } from 'i18next';
import type { Notice } from '../kit/followUps';

/** @param t of any namespace: a notice's key names its own */
export const sentenceOf = (notice: Notice, t: TFunction): string => {
  // A key that came as data can't be checked by the compiler.
  const say = t as unknown as (key: string, values?: object) => string;
  if ('problem' in notice && notice.problem.code === 'unexpected') {
    // APP-21: one sentence for every unknown failure, with the request's number where the server named one.
    const request = notice.problem.meta?.['request'];
    return request === undefined ? say('notice.oops') : say('notice.oopsNumbered', { request });
  }
  return 'problem' in notice
    ? say(`errors:${notice.problem.code}`, { ...notice.problem.meta })
    : say(notice.key, { ...notice.values, defaultValue: say('notice.oops') });
};
