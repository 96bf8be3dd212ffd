/** What a notice says, in the language of the interface. */
import type { TFunction } from 'i18next';
import { sentence } from '#shared/errors';
import type { Language } from '#shared/locale';
import { entryOfType } from '#shared/areas/entries';
import { nounData } from '#shared/areas/nounData';
import type { Notice } from '../storeKit/followUps';
import { nounIn } from '../kit/nouns';

type Say = (key: string, values?: object) => string;

/** What a permission allows, in words: "melihat pengguna"; undefined for one that no resource of ours declares. */
const allowedBy = (permission: string, say: Say, language: Language): string | undefined => {
  const [action = '', type = ''] = permission.split(' ');
  const entry = entryOfType(type);
  return entry && `${say(`permission.${action}`)} ${nounIn(nounData[entry.name].noun, language).several}`;
};

/** @param t of any namespace: a notice's key names its own */
export const sentenceOf = (notice: Notice, t: TFunction, language: Language): string => {
  // A key that came as data can't be checked by the compiler.
  const say = t as unknown as Say;
  if ('problem' in notice && notice.problem.code === 'unexpected') {
    // APP-21: one sentence for every unknown failure, with the request's number where the server named one.
    const request = notice.problem.meta?.['request'];
    return request === undefined ? say('notice.oops') : say('notice.oopsNumbered', { request });
  }
  const what = 'why' in notice && notice.why ? allowedBy(notice.why, say, language) : undefined;
  if (what) return say('closedTo.permission', { what });
  return 'problem' in notice
    ? sentence(notice.problem.code, language, notice.problem.meta)
    : // A record without a name leaves a gap in its sentence.
      say(notice.key, { ...notice.values, defaultValue: say('notice.oops') }).replace(/ {2,}/g, ' ');
};
