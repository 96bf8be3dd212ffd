/** Two people of a clinic at one patient see each other; a person of another clinic and one of the provider see nobody and are seen by nobody. Rule: LIV-5. */
import type { Response } from '@playwright/test';
import id from '#client/locales/id/form';
import en from '#client/locales/en/form';
import { flaws, newPerson, signIn, url, type Person } from './person';
import { queueClinic, type QueueClinic } from './queueClinic';
import { streamOf } from './stream';
import { expect, test } from './test';

/** What the page says of others who read the same patient. */
const reading = (words: typeof id, names: string): string => words.presence.reading.replace('{{names}}', names);

let mawar: QueueClinic;
let melati: QueueClinic;
test.beforeAll(async () => {
  mawar = await queueClinic('Klinik Mawar');
  melati = await queueClinic('Klinik Melati');
});

const isPresence = (answer: Response): boolean => answer.url().endsWith('/presence');

/** Opens an address as somebody with a stream. @returns the person, and what the server answered where their page said that they are there */
const at = async (person: Person, email: string, path: string): Promise<Response[]> => {
  const answers: Response[] = [];
  person.page.on('response', (answer) => isPresence(answer) && answers.push(answer));
  await signIn(person.page, email);
  const stream = streamOf(person.page);
  await person.page.goto(url(path));
  await stream;
  return answers;
};

test('people at the same patient see each other, and nobody from elsewhere', async ({ browser }) => {
  const { id: patient } = await mawar.addPatient({ name: 'Dewi Kartika' });
  const path = `/bisnisku/patient/detail/${patient}`;
  const [owner, doctor] = [await newPerson(browser, { language: 'id' }), await newPerson(browser, { language: 'en', width: 390 })];
  await at(owner, mawar.emails.owner, path);
  await at(doctor, mawar.emails.doctor, path);
  const ownersView = owner.page.getByText(reading(id, 'Sari Dewi'), { exact: true });
  const doctorsView = doctor.page.getByText(reading(en as typeof id, 'Ani Lestari'), { exact: true });
  await ownersView.waitFor();
  await doctorsView.waitFor();
  expect(await flaws(owner.page, 'patient-presence-id')).toEqual([]);
  expect(await flaws(doctor.page, 'patient-presence-en')).toEqual([]);

  const [foreign, admin] = [await newPerson(browser, { language: 'id' }), await newPerson(browser, { language: 'id' })];
  const heard = [...(await at(foreign, melati.emails.owner, path)), ...(await at(admin, 'admin@nadi.test', path))];
  await foreign.page.getByText(id.missing).first().waitFor();
  for (const { page } of [foreign, admin]) {
    // The owner of the other clinic has the same name, which stands above the page.
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('main').getByText(/Ani Lestari|Sari Dewi|Dewi Kartika/)).toHaveCount(0);
  }
  expect(heard.filter((answer) => answer.ok())).toEqual([]);

  // Opened anew, the page is told of everybody who is there now.
  await doctor.page.reload();
  await doctorsView.waitFor();
  await expect(ownersView).toBeVisible();
  await doctor.close();
  await expect(owner.page.getByText(id.presence.reading.split('{{')[0]!)).toHaveCount(0);
  for (const person of [owner, foreign, admin]) await person.close();
});
