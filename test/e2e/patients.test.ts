/** The desk registers a patient by keyboard, is warned of one who is there already, and finds the patient again; a doctor reads the allergies first. Rules: CORE-3, PAT-2, PAT-7, PAT-8, PAT-10. */
import { resources } from '#shared/areas/resources';
import idPatient from '#client/areas/clinic/screens/patient/words.id';
import { addMember } from './clinicPeople';
import { recordsAs } from './form/records';
import { flaws, look, newPerson, signIn, url } from './person';
import { words } from './words';
import { expect, test } from './test';

test.describe.configure({ mode: 'default' });

const owner = 'rini@melati.test';

const sides = [
  {
    language: 'id',
    width: 1280,
    known: 'Dewi Kartika',
    nik: '3171015704800001',
    name: 'Nama',
    filled: 'Diisi dari NIK: tanggal lahir dan jenis kelamin.',
    unasked: 'Alergi belum ditanyakan',
  },
  {
    language: 'en',
    width: 390,
    known: 'Tuti Handayani',
    nik: '3171015704800002',
    name: 'Name',
    filled: 'Filled in from the NIK: date of birth and sex.',
    unasked: 'Allergies not asked about yet',
  },
] as const;

test.beforeAll(async () => {
  const admin = await recordsAs();
  const clinic = await admin.add(resources.entity, { name: 'Klinik Melati', kind: 'clinic' });
  await addMember(admin, { name: 'Ibu Rini', email: owner }, clinic);
  const [pack] = await admin.find(resources.package, 'Klinik');
  const header = await admin.add(resources.clientsubsheader, {
    entity: { type: 'entity', id: clinic.id },
    package: { type: 'packages', id: pack!.id },
    cycle: 'monthly',
  });
  await admin.run(resources.clientsubsheader, header, 'activate', { trial: false });
  const desk = await recordsAs(owner);
  const entity = { type: 'entity', id: clinic.id };
  const born = { entity, sex: 'P', birth_date: '1980-04-17' };
  for (const { known } of sides) await desk.add(resources.patient, { ...born, name: known });
  const allergies = [{ substance: 'Amoksisilin', reaction: 'ruam', severity: 'berat' }];
  await desk.add(resources.patient, { ...born, name: 'Sekar Ayu', allergies });
});

for (const { language, width, known, nik, name, filled, unasked } of sides)
  test(`the desk registers a patient by keyboard with the NIK, and is warned of the same person (${language}, ${width} px)`, async ({
    browser,
  }) => {
    const person = await newPerson(browser, { language, width, height: 844 });
    const { page } = person;
    await signIn(page, owner);
    await page.goto(url('/bisnisku/patient/add-patient'));
    await page.getByRole('textbox', { name: new RegExp(`^${name}`) }).focus();
    await page.keyboard.type(known);
    await page.keyboard.press('Tab');
    await page.keyboard.type(nik);
    await expect(page.getByText(filled)).toBeVisible();
    expect(await flaws(page, `patient-form-${language}-${width}`)).toEqual([]);
    await page.keyboard.press('Control+s');
    const warning = page.getByRole('alertdialog');
    await expect(warning.getByText(new RegExp(known))).toBeVisible();
    await warning.getByRole('button', { name: words[language].form.warningsSave }).click();
    await page.waitForURL(/\/bisnisku\/patient\/detail\//);
    await expect(page.getByRole('heading', { level: 1, name: known })).toBeVisible();
    await expect(page.getByText(unasked)).toBeVisible();
    expect(await flaws(page, `patient-page-${language}-${width}`)).toEqual([]);
    await person.close();
  });

test('given an age, then the date of birth is estimated, until a date is typed', async ({ browser }) => {
  const person = await newPerson(browser, { language: 'id' });
  const { page } = person;
  await signIn(page, owner);
  await page.goto(url('/bisnisku/patient/add-patient'));
  const age = page.getByLabel('atau umur');
  await age.fill('tua');
  await expect(page.getByText('Tulis umurnya, misalnya 30 th, 5 bln, atau 10 hr.')).toBeVisible();
  await age.fill('30 th');
  await expect(page.getByText(/^± 30 th · lahir sekitar/)).toBeVisible();
  // A child’s guardian is asked for without a press; an adult’s is folded away.
  await expect(page.getByRole('textbox', { name: /^Wali/ })).toBeHidden();
  await age.fill('5 th');
  await expect(page.getByRole('textbox', { name: /^Wali/ })).toBeVisible();
  await page.getByRole('spinbutton', { name: /tahun/i }).fill('1990');
  await expect(age).toHaveValue('');
  await person.close();
});

test('given part of the name with a typing error, then the desk finds the patient, and the page says the allergies first', async ({
  browser,
}) => {
  const person = await newPerson(browser, { language: 'id', width: 390, height: 844 });
  const { page } = person;
  await signIn(page, owner);
  await page.goto(url('/bisnisku/patient'));
  await page.getByRole('searchbox').fill('sekr');
  await expect(page.getByText('Menampilkan 1–1 dari 1')).toBeVisible();
  await page.getByRole('link', { name: 'Sekar Ayu' }).click();
  await expect(page.getByRole('alert').getByText('Alergi: Amoksisilin (ruam, berat)')).toBeVisible();
  await look(page, 'patient-allergy-id-390');
  await page.getByRole('link', { name: 'Daftarkan kunjungan' }).click();
  await expect(page.getByRole('combobox', { name: /^Pasien/ })).toHaveValue('Sekar Ayu');
  await person.close();
});

for (const { width } of sides)
  test(`a press that leaves a field with something wrong in it is still a press on what stood there (${width} px)`, async ({ browser }) => {
    const { page, close } = await newPerson(browser, { width, height: 844 });
    await signIn(page, owner);
    await page.goto(url('/bisnisku/patient/add-patient'));
    const { fields, choices } = idPatient;
    const date = page.getByRole('group', { name: fields.birth_date });
    await date.getByRole('spinbutton').first().click();
    await page.keyboard.type('01019999');
    const radio = page.getByRole('radio', { name: choices.sex.P });
    await radio.scrollIntoViewIfNeeded();
    const { x, y, width: wide, height } = (await radio.boundingBox())!;
    await page.mouse.move(x + wide / 2, y + height / 2);
    await page.mouse.down();
    // What the page draws while the button is held down.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    await page.mouse.up();
    await expect(radio).toBeChecked();
    await expect(page.locator('#patient-birth_date-error')).toBeVisible();
    await close();
  });
