/** What a notice says, in the language of the interface. */
import type { TFunction } from 'i18next';
import { getI18n } from 'react-i18next';
import { defaultLanguage, isLanguage } from '#shared/locale';
import { resourceOfType } from '#shared/resources/index';
import type { Notice } from '../storeKit/followUps';
import { nounIn } from '../kit/nouns';

type Say = (key: string, values?: object) => string;

/** What a permission allows, in words: "melihat pengguna"; undefined for one that no resource of ours declares. */
const allowedBy = (permission: string, say: Say): string | undefined => {
  const [action = '', type = ''] = permission.split(' ');
  const noun = resourceOfType(type)?.noun;
  const { language } = getI18n();
  return noun && `${say(`permission.${action}`)} ${nounIn(noun, isLanguage(language) ? language : defaultLanguage).several}`;
};

/** @param t of any namespace: a notice's key names its own */
export const sentenceOf = (notice: Notice, t: TFunction): string => {
  // A key that came as data can't be checked by the compiler.
  const say = t as unknown as Say;
  if ('problem' in notice && notice.problem.code === 'unexpected') {
    // APP-21: one sentence for every unknown failure, with the request's number where the server named one.
    const request = notice.problem.meta?.['request'];
    return request === undefined ? say('notice.oops') : say('notice.oopsNumbered', { request });
  }
  const what = 'why' in notice && notice.why ? allowedBy(notice.why, say) : undefined;
  if (what) return say('closedTo.permission', { what });
  return 'problem' in notice
    ? say(`errors:${notice.problem.code}`, { ...notice.problem.meta })
    : say(notice.key, { ...notice.values, defaultValue: say('notice.oops') });
};
