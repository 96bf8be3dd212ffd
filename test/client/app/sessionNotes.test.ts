/** What is noted of presses and errors: the app's own words, and nothing that somebody wrote. */
import { noteFaults } from '#client/app/noteFaults';
import { notePresses, ownWords } from '#client/app/notePresses';
import type { Pressed } from '#client/store/savedSession';

const words = {
  id: {
    common: { action: { save: 'Simpan', remove: 'Hapus' }, count_one: '{{count}} baris', any: '{{name}} · {{role}}' },
    grid: { remove: 'Hapus {{name}}?', tab: { draft: 'Draf' } },
  },
};

test.each([
  ['a word of the app', 'Simpan', 'Simpan'],
  ['a sentence with a name in it', 'Hapus Klinik Melati?', 'Hapus {{name}}?'],
  ['a count', '25 baris', '{{count}} baris'],
  ['a name', 'Klinik Melati', undefined],
  ['a name and a role', 'Dr. Sari · Kepala klinik', undefined],
  ['a name that begins like a word of the app', 'Simpan Sehat', undefined],
  ['nothing', '', undefined],
])('of %s', (_, name, kept) => {
  expect(ownWords(name, words)).toBe(kept);
});

const pressedOn = (html: string, selector = '[data-pressed]'): readonly Pressed[] => {
  const pressed: Pressed[] = [];
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = html;
  notePresses(page, () => words, { touch: () => undefined, press: (one) => void pressed.push(one) });
  page.querySelector<HTMLElement>(selector)!.click();
  return pressed;
};

test.each<[string, string, readonly Pressed[]]>([
  ['a button, by its icon', '<button>Simpan <i data-pressed="1"></i></button>', [{ pressed: 'button', words: 'Simpan' }]],
  [
    'a button whose name is in its label',
    '<button aria-label="Hapus" data-pressed="1">×</button>',
    [{ pressed: 'button', words: 'Hapus' }],
  ],
  ['a tab', '<button role="tab" data-pressed="1">Draf</button>', [{ pressed: 'tab', words: 'Draf' }]],
  ['a link to a record', '<a href="#" data-pressed="1">Klinik Melati</a>', [{ pressed: 'link' }]],
  ['a cell', '<div role="gridcell" data-pressed="1">Simpan</div>', []],
])('notes that a person pressed %s', (_, html, noted) => {
  expect(pressedOn(html)).toEqual(noted);
});

test('notes errors of the page, of promises and of the console, which still writes them', () => {
  const written: unknown[][] = [];
  const page = Object.assign(new EventTarget(), { console: { error: (...given: unknown[]) => void written.push(given) } });
  const faults: [string, string][] = [];
  noteFaults(page as unknown as Parameters<typeof noteFaults>[0], ({ name }, from) => void faults.push([name, from]));
  page.dispatchEvent(Object.assign(new Event('error'), { error: new TypeError('Dr. Sari') }));
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new RangeError('Dr. Sari') }));
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'Dr. Sari' }));
  page.console.error('%o', new SyntaxError('Dr. Sari'));
  page.console.error('Dr. Sari');
  expect(faults).toEqual([
    ['TypeError', 'page'],
    ['RangeError', 'promise'],
    ['SyntaxError', 'console'],
    ['console.error', 'console'],
  ]);
  expect(written).toEqual([['%o', expect.any(SyntaxError)], ['Dr. Sari']]);
});
