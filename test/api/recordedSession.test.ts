/** A session that is recorded now, in which somebody types personal values of every kind: none of them is in the file, and it replays. */
import { newId } from '#client/storeKit/ids';
import { sessionFileText } from '#client/store/sessionFile';
import { firstPage } from '#shared/jsonapi';
import { modules } from '../client/modules';
import { recorded } from '../journeys/recorded';
import type { Journey } from '../journeys/steps';
import { readLog } from '../replay/log';
import { replay } from '../replay/replay';
import { explain } from '../replay/words';
import { startAppHere } from './appHere';

const { bankAccount, entity, ticket, user } = modules;

const typed = {
  client: 'Klinik Anggrek Bulan',
  person: 'Bambang Setiawan',
  mail: 'bambang.setiawan@anggrekbulan.id',
  phone: '+6281355667788',
  address: 'Jalan Melur Gang Empat No. 17',
  npwp: '0013121660091000',
  account: '1370012345678',
  holder: 'Koperasi Sehat Sentosa',
  subject: 'Pasien bernama Sumarni tidak muncul',
  message: 'NIK 3171011708450001, telepon 0813-5566-7799, surat ke sumarni77@surel.co.id, rekening 8830 1122 33.',
};

/** The parts of a sentence that say something of a person. */
const inSentences = ['Sumarni', '3171011708450001', '0813-5566-7799', '81355667799', 'sumarni77', '8830 1122 33', '8830112233'];

const journey: Journey = async ({ act, signIn }) => {
  const clinic = newId();
  const client = { type: 'entity', id: clinic } as const;
  const { phone, address, npwp, mail: email, message } = typed;
  await signIn('admin');
  await act(
    entity.actions.add({ id: clinic, name: typed.client, kind: 'clinic', phone, address, npwp, email, person_in_charge: typed.person }),
  );
  await act(user.actions.add({ id: newId(), name: typed.person, email, status: 'active', entity: client }));
  await act(bankAccount.actions.add({ id: newId(), bank: 'BCA', number: typed.account, holder: typed.holder, position: 1 }));
  await act(ticket.actions.add({ id: newId(), subject: typed.subject, message, category: 'other', entity: client }));
  // What was typed comes back in lists, is searched for, and is refused with the value in question.
  await act(user.actions.add({ id: newId(), name: typed.person, email, status: 'active', entity: client }));
  for (const { actions } of [entity, user, ticket])
    await act(actions.list('grid', { ...firstPage, page: { number: 1, size: 5 }, q: 'Bambang Setiawan' }));
  await act(entity.actions.list('grid', firstPage), bankAccount.actions.list('grid', firstPage), ticket.actions.list('grid', firstPage));
};

test('none of the values that were typed is in the file, however it is written, and the session comes out as it was', async () => {
  const session = await recorded(journey, startAppHere);
  const whole = JSON.stringify(session);
  // They were sent: the search below looks for something.
  const hidden = ['npwp'];
  const sent = Object.entries(typed).filter(([name]) => !hidden.includes(name));
  expect(sent.filter(([, value]) => !whole.includes(value))).toEqual([]);
  const text = sessionFileText(session);
  const lower = text.toLowerCase();
  const searched = [...Object.values(typed), ...inSentences, typed.phone.slice(3), 'Bambang', 'Setiawan', 'Anggrek', 'Melur', 'Sentosa'];
  const forms = (value: string) => [value, encodeURIComponent(value), value.replaceAll(' ', '+')].map((form) => form.toLowerCase());
  expect(searched.filter((value) => forms(value).some((form) => lower.includes(form)))).toEqual([]);
  expect(explain(await replay(readLog(text)))).toBe('');
});
