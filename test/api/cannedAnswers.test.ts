/** Canned answers: staff keep them, nobody of a clinic reads them, and a field that no ticket has is refused. Rule: TKT-12. */
import { build } from '../build/records';
import { admin, clinic, said } from './ticketClinic';

const answer = (message: string) => ({ data: { type: 'canned-answers', attributes: { name: `Jawaban ${message.length}`, message } } });

test('given fields that no ticket has, then each is named with those there are, and nothing is kept', async () => {
  const refused = await admin('POST', '/canned-answers', answer('Halo {nama}, {name}, {phone}.'));
  expect(said(refused)).toEqual([422, 'answer.unknown_field /data/attributes/message']);
  expect(refused.text).toContain('{nama}, {phone}');
  expect(said(await admin('POST', '/canned-answers', answer('Halo {name} dari {clinic}.')))).toEqual([201]);
});

test('given an answer, then nobody of a clinic reads, changes or adds one', async () => {
  const { id } = await build(admin, 'cannedAnswer', { message: 'Rahasia dapur.' });
  const { owner, nurse } = await clinic();
  for (const by of [owner, nurse]) {
    expect((await by('GET', '/canned-answers')).status).toBe(403);
    expect((await by('GET', `/canned-answers/${id}`)).status).toBe(403);
    expect((await by('POST', '/canned-answers', answer('Halo.'))).status).toBe(403);
  }
});
