/** The secret box and where its keys come from: what opens a stored secret, and what does not. */
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/config';
import { keyIdOf, newKeyText, secretBox, SecretUnreadable } from '#server/secretBox';
import { findSecrets, openSecrets } from '#server/secretKeys';

const [first, second] = [newKeyText(), newKeyText()];
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const OWNER = 'two_step:dr-sari';
const stored = secretBox([first]).seal(SECRET, OWNER);

/** The same text with another character at the end of its body. */
const changed = (text: string) => text.slice(0, -1) + (text.endsWith('A') ? 'B' : 'A');

test.each([
  ['its own key', [first], true],
  ['its key behind a newer one', [second, first], true],
  ['another key', [second], false],
])('given %s, when a stored secret is opened, then that is: %s', (_, keys, opens) => {
  const open = () => secretBox(keys as [string]).open(stored, OWNER);
  if (opens) expect(open()).toBe(SECRET);
  else expect(open).toThrow(SecretUnreadable);
});

test.each([
  ['in another person’s row', stored, 'two_step:dr-budi'],
  ['with a changed letter', changed(stored), OWNER],
  ['cut off', stored.slice(0, -10), OWNER],
  ['empty', 'v1:00000000:', OWNER],
  ['in clear text', SECRET, OWNER],
])('given a stored secret %s, when it is opened, then it is unreadable', (_, text, owner) => {
  expect(() => secretBox([first]).open(text, owner)).toThrow(SecretUnreadable);
});

test('a stored secret names its key, shows neither secret nor key, and is never the same twice', () => {
  const box = secretBox([first]);
  const many = new Set(Array.from({ length: 100 }, () => box.seal(SECRET, OWNER)));
  expect(many.size).toBe(100);
  for (const one of many) {
    expect(keyIdOf(one)).toBe(box.currentId);
    expect(one).not.toContain(SECRET);
    expect(one).not.toContain(first);
  }
});

describe('keys', () => {
  let dataDir: string;
  beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'nadi-key-'))));
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
  const config = (SECRET_KEY = '') => readConfig({ DATA_DIR: dataDir, SECRET_KEY });
  const file = () => join(dataDir, 'secret.key');

  test('given no SECRET_KEY, when it starts twice, then one file of one owner was made, and its key stays', () => {
    const [one, two] = [openSecrets(config()), openSecrets(config())];
    expect(one.ids).toEqual(two.ids);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['secret.key']);
  });

  test('given SECRET_KEY, when it starts, then no file is made, and the first of several keys encrypts', () => {
    const box = openSecrets(config(`${second}, ${first}`));
    expect(readdirSync(dataDir)).toEqual([]);
    expect(box.ids).toEqual([secretBox([second]).currentId, secretBox([first]).currentId]);
    expect(box.open(stored, OWNER)).toBe(SECRET);
  });

  test('given the text of the file as SECRET_KEY, then it is the same key', () => {
    const box = openSecrets(config());
    expect(openSecrets(config(readFileSync(file(), 'utf8'))).ids).toEqual(box.ids);
  });

  test.each([
    ['an empty file', () => writeFileSync(file(), '\n'), /must hold keys of at least 32 characters/],
    ['a short key', () => writeFileSync(file(), 'rahasia\n'), /must hold keys of at least 32 characters/],
    ['a file in place of DATA_DIR', () => (rmSync(dataDir, { recursive: true }), writeFileSync(dataDir, '')), /cannot be read or made/],
  ])('given %s, when it starts, then it refuses with a sentence', (_, prepare, says) => {
    prepare();
    expect(() => openSecrets(config())).toThrow(says as RegExp);
  });

  test('given a command that must not make a key, then there is none', () => {
    expect(findSecrets(config(), { make: false })).toBeUndefined();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test.each(['pendek', `${'a'.repeat(40)},pendek`])(
    'given SECRET_KEY=%s, when it is read, then the fault says how to make one',
    (value) => {
      expect(() => config(value)).toThrow(/SECRET_KEY must be keys of at least 32 characters each[^\n]*openssl rand/);
    },
  );
});
