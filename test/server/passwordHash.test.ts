/** A password is known again, and nothing else is. Rule: PRV-8. */
import { QueueFull } from '#server/workQueue';
import { hashPassword, verifyPassword } from '#server/passwordHash';

test('the stored text is argon2id with the parameters we promise', async () => {
  expect(await hashPassword('rahasia-melati-7')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test.each([
  ['the password', 'Kopi Tubruk ☕', 'Kopi Tubruk ☕', true],
  ['the same letters from another keyboard', 'cafe\u0301-melati', 'caf\u00e9-melati', true],
  ['another case', 'Kopi Tubruk', 'kopi tubruk', false],
  ['a part of it', 'Kopi Tubruk', 'Kopi', false],
  ['nothing', 'Kopi Tubruk', '', false],
])('%s', async (_, password, typed, known) => {
  expect(await verifyPassword(await hashPassword(password), typed)).toBe(known);
});

test('nobody has the password of an account that is not there', async () => {
  expect(await verifyPassword(null, 'nobody has this password')).toBe(false);
});

test('many at once all get their answer', async () => {
  const stored = await hashPassword('rahasia-melati-7');
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => verifyPassword(stored, index % 2 ? 'rahasia-melati-7' : 'salah')),
  );
  expect(answers).toEqual(Array.from({ length: 12 }, (_, index) => index % 2 === 1));
});

test('given a network that asks for more than its places, then it is told to wait, and another network gets its turn', async () => {
  const stored = await hashPassword('rahasia-melati-7');
  const flood = Array.from({ length: 60 }, (_, at) =>
    verifyPassword(stored, 'salah', `2001:db8:1:2::${at}`).catch((error: Error) => error.name),
  );
  const other = verifyPassword(stored, 'rahasia-melati-7', '203.0.113.7').then(async (known) => {
    const unanswered = await Promise.all(
      flood.map((one) => Promise.race([one.then(() => 0), new Promise<number>((resolve) => setImmediate(() => resolve(1)))])),
    );
    return { known, othersWait: unanswered.includes(1) };
  });
  expect(await other).toEqual({ known: true, othersWait: true });
  const answers = await Promise.all(flood);
  expect(answers.filter((one) => one === QueueFull.name)).toHaveLength(60 - 2 - 25);
});
