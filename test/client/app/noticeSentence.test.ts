/** What a toast says of a failure: the sentence of APP-21 for an unknown one, with a request's number only where there is one. */
import i18next from 'i18next';
import { sentenceOf } from '#client/app/noticeSentence';
import en from '#client/locales/en/common';
import id from '#client/locales/id/common';
import { errors, type Problem } from '#shared/errors';
import { languages, type Language } from '#shared/locale';

const said = async (language: Language, problem: Problem) => {
  const speech = i18next.createInstance();
  await speech.init({
    lng: language,
    defaultNS: 'common',
    keySeparator: '.',
    resources: { [language]: { common: { id, en }[language] } },
  });
  return sentenceOf({ id: '1', variant: 'danger', problem }, speech.t, language);
};

test.each<[Language, Problem, string]>([
  ['en', { code: 'unexpected' }, 'Oops...Something went wrong'],
  ['id', { code: 'unexpected' }, 'Ups! Ada yang tidak beres!'],
  ['en', { code: 'unexpected', meta: { request: 'req-7' } }, 'Oops...Something went wrong. Mention number req-7 when you contact us.'],
  ['id', { code: 'unexpected', meta: { request: 'req-7' } }, 'Ups! Ada yang tidak beres! Sebutkan nomor req-7 bila menghubungi kami.'],
  ['id', { code: 'network' }, errors.network.id],
])('in %s, %j is told as "%s"', async (language, problem, sentence) => {
  expect(await said(language, problem)).toBe(sentence);
});

test('both languages have it', () =>
  expect(languages.map((language) => ({ id, en })[language].notice.oops)).toEqual([
    'Ups! Ada yang tidak beres!',
    'Oops...Something went wrong',
  ]));
