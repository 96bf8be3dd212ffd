/** Accept and Content-Type as a client may write them, and as only an attacker does. */
import { MEDIA_TYPE } from '#shared/jsonapi';
import { acceptProblem, contentTypeProblem } from '#server/http/mediaType';

const long = `${MEDIA_TYPE};a="${'\\"\\"'.repeat(4_000)}`;

test.each<[what: string, code: string | undefined, header: string | undefined]>([
  ['nothing', undefined, undefined],
  ['anything', undefined, '*/*'],
  ['our type', undefined, MEDIA_TYPE],
  ['our type in capitals, with a weight', undefined, `${MEDIA_TYPE.toUpperCase()} ; q=0.9`],
  ['a profile in quotes with commas and semicolons', undefined, `${MEDIA_TYPE};profile="https://a.test/x,y;z"`],
  ['an escaped quote inside quotes', undefined, `${MEDIA_TYPE};profile="a\\",b;ext=c", text/html`],
  ['our type with an extension, and once without', undefined, `${MEDIA_TYPE};ext="https://a.test/atomic", ${MEDIA_TYPE}`],
  ['an extension', 'media_type.not_acceptable', `${MEDIA_TYPE};ext="https://a.test/atomic"`],
  ['a charset', 'media_type.not_acceptable', `text/html, ${MEDIA_TYPE}; charset=utf-8`],
  ['a quote that never ends', 'media_type.not_acceptable', `${MEDIA_TYPE};a="x, ${MEDIA_TYPE}`],
  ['what hides our type in quotes', undefined, `text/html;a=", ${MEDIA_TYPE};ext=x"`],
  ['16 kB of escaped quotes', 'header.invalid', long],
])('given an Accept of %s, then it is answered %s', (_, code, header) => {
  expect(acceptProblem(header)?.code).toBe(code);
});

test.each<[what: string, isFine: boolean, header: string]>([
  ['our type', true, MEDIA_TYPE],
  ['a profile', true, `${MEDIA_TYPE}; profile="a;b"`],
  ['a weight', false, `${MEDIA_TYPE};q=1`],
  ['another type', false, 'application/json'],
  ['16 kB of escaped quotes', false, long],
])('given a Content-Type of %s, then it is taken: %s', (_, isFine, header) => {
  expect(contentTypeProblem(header) === undefined).toBe(isFine);
});
