/** Names in one phrase are as the browser's own formatter writes them. */
import { namesOf } from '#client/ui/namesOf';
import { languages, localeOf } from '#shared/locale';

const people = ['Ibu Rini', 'dr. Budi', 'Sari', 'Pak Joko'];
const rows = languages.flatMap((language) =>
  (['conjunction', 'disjunction'] as const).flatMap((type) =>
    people.map((_, last) => [language, type, people.slice(0, last + 1)] as const),
  ),
);

test.each(rows)('in %s, as a %s: %j', (language, type, names) => {
  expect(namesOf(names, language, type)).toBe(new Intl.ListFormat(localeOf[language], { type }).format(names));
});

test.each([
  ['no name', [], ''],
  ['three names in Indonesian', ['nama', 'kategori', 'tag'], 'nama, kategori, atau tag'],
] as const)('%s', (_, names, expected) => {
  expect(namesOf(names, 'id')).toBe(expected);
});
