/** The operator's facts: read from one file, all faults told at once, and written down in site.example.json exactly as they are. Rules: APP-20, SIT-1. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/config';
import { readSiteFile } from '#server/site/settings';
import { socialNetworks, stores } from '#shared/site';
import { emptySettings } from './settingsFile';

const folder = mkdtempSync(join(tmpdir(), 'nadi-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = join(folder, 'site.json');

const { brand: _, member_url: _m, cloud_url: _c, ...emptyFile } = emptySettings();

/** What is made of a file with this content, and what is said against it. */
const read = (content: unknown, demanded = true) => {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  const faults: string[] = [];
  const read = readSiteFile(file, demanded, faults);
  return { ...read, faults: faults.map((fault) => fault.replace(`SITE_FILE (${file}): `, '')) };
};

test('given no file, when nobody named one, then everything is empty', () => {
  const { brand, ...rest } = readConfig({}).site;
  expect({ brand, ...rest }).toEqual(emptySettings());
});

test('given a name of a file that is not there, then that is a fault', () => {
  expect(() => readConfig({ SITE_FILE: join(folder, 'nowhere.json') })).toThrow(
    /SITE_FILE \(.*nowhere\.json\): it can't be read: ENOENT\./,
  );
});

test('given a file and the environment, when they are read, then both are told', () => {
  writeFileSync(
    file,
    JSON.stringify({
      legal_name: ' PT Denyut ',
      social: { x: 'https://x.com/nadi', tiktok: '' },
    }),
  );
  expect(
    readConfig({ SITE_FILE: file, BRAND: 'Denyut', MEMBER_URL: 'https://member.test/', CLOUD_URL: 'https://cloud.test' }).site,
  ).toEqual(
    emptySettings({
      brand: 'Denyut',
      legal_name: 'PT Denyut',
      social: { x: 'https://x.com/nadi' },
      member_url: 'https://member.test',
      cloud_url: 'https://cloud.test',
    }),
  );
});

test('given several faults, when the file is read, then all of them are told at once', () => {
  const { faults } = read({
    legal_name: 'x'.repeat(121),
    phone: 7,
    email_support: 'halo',
    adress: 'Jakarta',
    address: 'Jalan Sehat 1\nJakarta',
    sla: 'two\nlines',
    social: { x: 'javascript:alert(1)', myspace: 'https://myspace.com' },
    store_badges: 'none',
  });
  expect(faults).toEqual([
    'adress is no setting.',
    'legal_name must be a text of at most 120 characters on one line.',
    'email_support must be an e-mail address.',
    'phone must be a text of at most 40 characters on one line.',
    'sla must be a text of at most 300 characters on one line.',
    'social.myspace is no setting.',
    'social.x must be an address starting with http:// or https://.',
    'store_badges must be an object.',
  ]);
});

test.each([
  ['a list', [], 'what it holds must be an object.'],
  ['nothing', 'null', 'what it holds must be an object.'],
  ['no JSON', '{', /^it can't be read: /],
  ['control characters', { forum: 'a\u0000' }, 'forum must be a text of at most 300 characters on one line.'],
])('given %s, then it is said', (_, content, sentence) => {
  expect(read(content).faults).toEqual([expect.stringMatching(sentence)]);
});

const bca = { bank: 'BCA', number: '1', holder: 'PT Denyut' };

test.each([
  ['no accounts', {}, undefined],
  ['an empty list', { bank_accounts: [] }, []],
  ['whole accounts', { bank_accounts: [bca, { ...bca, number: ' 2 ' }] }, [bca, { ...bca, number: '2' }]],
  ['one that lacks its holder', { bank_accounts: [{ ...bca, holder: '' }, bca] }, [bca]],
  ['one with a value that nobody knows', { bank_accounts: [{ ...bca, iban: '1' }, 'BCA', bca] }, [bca]],
  ['no list', { bank_accounts: 'BCA 1' }, []],
])('given an old file with %s, when it is read, then what is whole is told and nothing is a fault', (_, content, accounts) => {
  expect(read(content)).toMatchObject({ settings: emptyFile, faults: [] });
  expect(read(content).fileAccounts).toEqual(accounts);
});

test('site.example.json has every setting, all empty', () => {
  const example = JSON.parse(readFileSync('site.example.json', 'utf8')) as Record<string, unknown>;
  const blank = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '']));
  expect(example).toEqual({ ...emptyFile, social: blank(socialNetworks), store_badges: blank(stores) });
  expect(read(example).faults).toEqual([]);
});
