/** Stored authenticator secrets at a start: encrypted, rotated, or refused with a sentence when the key is missing. */
import { openDatabase } from '#server/db/database';
import { encryptStoredSecrets } from '#server/db/encryptStoredSecrets';
import { keyIdOf, newKeyText, secretBox, twoStepOwner, type SecretBox } from '#server/secretBox';
import { freshDatabase, type TestDatabase } from './withDatabase';

const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const [oldKey, newKey] = [newKeyText(), newKeyText()];
const [before, both, after] = [secretBox([oldKey]), secretBox([newKey, oldKey]), secretBox([newKey])];

let database: TestDatabase;
beforeEach(async () => void (database = await freshDatabase()));
afterEach(() => database.close());

const start = (box: SecretBox) => encryptStoredSecrets(database, box, 'SECRET_KEY');
const secrets = async () =>
  (
    await database.pool.query<{ id: string; secret: string }>(
      `select id, two_step_secret as secret from users where two_step_secret is not null order by id`,
    )
  ).rows;
/** As an older Nadi stored them; one person is in the trash. */
const storeInClear = async () => {
  await database.pool.query(`update users set two_step = true, two_step_secret = $1 where email <> 'member@nadi.test'`, [SECRET]);
  await database.pool.query(`update users set deleted_at = now() where email = 'creator@nadi.test'`);
};

test('given secrets in clear text, when it starts, then each is encrypted for its person, also in the trash', async () => {
  await storeInClear();
  await start(before);
  const kept = await secrets();
  expect(kept).toHaveLength(2);
  for (const { id, secret } of kept) {
    expect(keyIdOf(secret)).toBe(before.currentId);
    expect(before.open(secret, twoStepOwner(id))).toBe(SECRET);
  }
});

test('given a new key before the old one, when it starts, then all is under the new one, and the old one is needed no more', async () => {
  await storeInClear();
  await start(before);
  await start(both);
  expect((await secrets()).map(({ id, secret }) => after.open(secret, twoStepOwner(id)))).toEqual([SECRET, SECRET]);
  await start(after);
});

test('given three processes that start at once, then each secret is encrypted once', async () => {
  await storeInClear();
  await Promise.all([start(both), start(both), start(both)]);
  expect((await secrets()).map(({ id, secret }) => after.open(secret, twoStepOwner(id)))).toEqual([SECRET, SECRET]);
});

test('given nothing to change, when it starts again, then stored secrets stay as they are', async () => {
  await storeInClear();
  await start(before);
  const kept = await secrets();
  await start(before);
  expect(await secrets()).toEqual(kept);
});

test.each<[string, boolean]>([
  ['with secrets in it', true],
  ['in which nobody uses two steps yet', false],
])(
  'given a database %s, when a process with another key starts, then it refuses, names the key, and changes nothing',
  async (_, hasSecrets) => {
    if (hasSecrets) await storeInClear();
    await start(before);
    const kept = await secrets();
    const refused = start(after);
    await expect(refused).rejects.toMatchObject({ name: 'StartupError', code: 'secret.key' });
    await expect(refused).rejects.toThrow(new RegExp(`key ${before.currentId}, which is not in SECRET_KEY.*npm run two-step:reset`));
    expect(await secrets()).toEqual(kept);
  },
);

test('given a restored database whose key row is gone, when a process with another key starts, then it refuses all the same', async () => {
  await storeInClear();
  await start(before);
  const owner = await openDatabase(database.url, { as: 'owner', max: 1 });
  await owner.pool.query('delete from secret_key');
  await owner.close();
  await expect(start(after)).rejects.toMatchObject({ code: 'secret.key' });
});
