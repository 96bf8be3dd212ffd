/** The pages that a module opens are called as in the menu, each by a name of its own. Rule: SUB-12. */
import { i18n, startI18n } from '#client/app/i18n';
import { featurePages } from '#client/areas/clients/screens/subscription/featurePages';
import { features } from '#shared/domain/features';
import { languages } from '#shared/locale';

beforeAll(() => startI18n('id'));

describe.each(languages)('in %s', (language) => {
  beforeAll(() => i18n.changeLanguage(language));

  test.each(features)('no page of %s has the name of another, or of the program', (feature) => {
    const titles = featurePages(feature, i18n.t, language).map(({ title }) => title);
    expect(titles.filter((title) => /^(page|menu)\./.test(title))).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

test('the queue and the patients belong to the team’s module; what is set up once is not listed', () => {
  const paths = featurePages('team', i18n.t, 'id').map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/bisnisku/queue', '/bisnisku/patient']));
  expect(paths).not.toContain('/bisnisku/poly');
});
