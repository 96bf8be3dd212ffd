/** Records for every page that shows one: made or found over the wire, by the names of the pages' rows. */
import { resources } from '#shared/areas/resources';
import { addDays } from '#shared/domain/calendarDays';
import type { Row } from '#client/services/serviceResults';
import { recordsAs, type Records } from './form/records';
import { PASSWORD } from './person';
import { post, tokenMailedTo } from './profile/mails';

/** What stands behind a page's path: a record's id in place of `:id`, or a query. */
export type Sample = { readonly id?: string; readonly query?: string };

/** A long text, which doesn't fit in one line of a telephone. */
const long = 'Yang kedua, dengan kalimat yang cukup panjang untuk tidak muat di satu baris pada telepon.';

/** Hours for support, which only an owner of the client can grant. */
async function supportFor(admin: Records, { id }: Row, mark: string): Promise<Row> {
  const email = `pemilik${mark}@klinik.test`.replaceAll(' ', '');
  await admin.add(resources.user, { name: 'Ibu Rini', email, password: PASSWORD, status: 'active', entity: { type: 'entity', id } });
  return (await recordsAs(email)).add(resources.supportGrant, { reason: 'Tarif tampil salah', hours: 4, entity: { type: 'entity', id } });
}

/** A payout of a client that paid twice what it owed. */
async function payoutFor(admin: Records, mark: string): Promise<Row> {
  const { id } = await admin.add(resources.entity, { name: `Klinik Lebih Bayar${mark}`, kind: 'clinic' });
  const entity = { type: 'entity', id };
  const lines = [{ kind: 'package', description_id: 'Paket Klinik', description_en: 'Clinic package', qty: '1', unit_price: 475_000 }];
  const invoice = await admin.run(resources.invoice, await admin.add(resources.invoice, { entity, lines }), 'issue');
  const paid = { amount: 1_054_500, paid_at: '2026-11-20', reference: `LEBIH${mark}`, invoice: { type: 'invoices', id: invoice.id } };
  await admin.run(resources.payment, await admin.add(resources.payment, paid), 'verify');
  return admin.add(resources.creditPayout, { entity, amount: 500_000, recipient: 'BCA 123 a.n. Klinik', reason: 'Lebih bayar' });
}

/** @param mark ends the names, which are unique: another file of tests makes its own samples on the same server */
export async function samples(mark = ''): Promise<Readonly<Record<string, Sample>>> {
  const admin = await recordsAs();
  const category = await admin.add(resources.category, { name: `Rupa-rupa${mark}`, description: 'Untuk dilihat dari segala sisi.' });
  await admin.change(resources.category, category, { description: long });
  const tag = await admin.add(resources.tag, { name: `Dilihat${mark}`, color: '#0f766e' });
  const item = await admin.add(resources.item, {
    name: 'Kasa gulung',
    description: '<p>Lembut dan <strong>steril</strong>.</p>',
    status: 'draft',
    date: '2026-11-21',
    category: { type: 'categories', id: category.id },
    tags: [{ type: 'tags', id: tag.id }],
  });
  const view = (await admin.find(resources.permission, 'view items'))[0]!;
  const role = await admin.add(resources.role, {
    name: `Dilihat dari segala sisi${mark}`,
    permissions: [{ type: 'permissions', id: view.id }],
  });
  const adminRole = (await admin.find(resources.role, 'admin')).find(({ name }) => name === 'admin')!;
  const self = (await admin.find(resources.user, 'admin@nadi.test'))[0]!;
  const email = 'member@nadi.test';
  await post('/password-forgot', 'password-forgot', { email });
  const link = `?email=${encodeURIComponent(email)}&token=${await tokenMailedTo(admin, email)}`;
  const [pack] = await admin.find(resources.package, 'KLINIK');
  const [icdCode] = await admin.find(resources.icdCode, 'J06.9');
  const [module] = await admin.find(resources.module, 'pharmacy');
  const [taxrule] = await admin.find(resources.taxrule, 'PPN');
  const bankAccount = await admin.add(resources.bankAccount, {
    bank: 'BCA',
    number: String(1_000_000_000 + Math.floor(Math.random() * 9_000_000_000)),
    holder: 'PT Nadi Teknologi',
    status: 'inactive',
  });
  const issuer = await admin.add(resources.issuer, {
    name: `PT Nadi Dilihat${mark}`,
    valid_from: addDays('2090-01-01', Math.floor(Math.random() * 9_000)),
  });
  const entity = await admin.add(resources.entity, { name: `Klinik Dilihat${mark}`, kind: 'clinic', city: 'Bandung' });
  const nurse = (await admin.find(resources.role, 'perawat'))[0]!;
  const membership = await admin.add(resources.membership, {
    email: `dilihat${mark}@klinik.test`.replaceAll(' ', ''),
    entity: { type: 'entity', id: entity.id },
    role: { type: 'roles', id: nurse.id },
  });
  const subscription = await admin.add(resources.clientsubsheader, {
    cycle: 'monthly',
    entity: { type: 'entity', id: entity.id },
    package: { type: 'packages', id: pack!.id },
  });
  const invoice = await admin.add(resources.invoice, {
    entity: { type: 'entity', id: entity.id },
    lines: [{ kind: 'package', description_id: 'Paket Klinik', description_en: 'Clinic package', qty: '1', unit_price: 475_000 }],
  });
  const ticket = await admin.add(resources.ticket, {
    subject: `Tarif tidak tersimpan${mark}`,
    message: long,
    entity: { type: 'entity', id: entity.id },
  });
  const session = await admin.attachSession(ticket, { nadi: 'session', version: 1, start: null, actions: [{ type: 'tag/list' }] });
  const answer = await admin.add(resources.cannedAnswer, {
    name: `Minta cuplikan layar${mark}`,
    message: 'Halo {name}, kirimkan cuplikan layarnya.',
  });
  const [billingTerm] = await admin.find(resources.billingTerm, 'Ketentuan awal');
  const [holiday] = await admin.find(resources.holiday, 'Natal');
  const due = await admin.add(resources.invoice, {
    entity: { type: 'entity', id: entity.id },
    lines: [{ kind: 'package', description_id: 'Paket Klinik', description_en: 'Clinic package', qty: '1', unit_price: 475_000 }],
  });
  await admin.run(resources.invoice, due, 'issue');
  const payment = await admin.add(resources.payment, {
    amount: 500_000,
    paid_at: '2026-11-20',
    reference: `BCA 20/11${mark}`,
    invoice: { type: 'invoices', id: due.id },
  });
  const payout = await payoutFor(admin, mark);
  const grant = await supportFor(admin, entity, mark);
  const [line] = await admin.find(resources.audit, 'Rupa-rupa');
  const [mail] = await admin.find(resources.mail, email);
  return {
    categoryEdit: { id: category.id },
    tagEdit: { id: tag.id },
    itemEdit: { id: item.id },
    userEdit: { id: self.id },
    roleEdit: { id: adminRole.id },
    roleCompare: { query: `?left=${adminRole.id}&right=${role.id}` },
    permissionEdit: { id: view.id },
    packageEdit: { id: pack!.id },
    moduleEdit: { id: module!.id },
    icdCodeEdit: { id: icdCode!.id },
    taxruleEdit: { id: taxrule!.id },
    billingTermEdit: { id: billingTerm!.id },
    bankAccountEdit: { id: bankAccount.id },
    issuerEdit: { id: issuer.id },
    entityEdit: { id: entity.id },
    entityShow: { id: entity.id },
    clientsubsheaderEdit: { id: subscription.id },
    clientsubsheaderShow: { id: subscription.id },
    membershipEdit: { id: membership.id },
    invoiceEdit: { id: invoice.id },
    invoiceShow: { id: due.id },
    ticketEdit: { id: ticket.id },
    ticketLink: { query: `?id=${ticket.id}` },
    ticketShow: { id: ticket.id },
    ticketSession: { id: session.id },
    holidayEdit: { id: holiday!.id },
    cannedAnswerEdit: { id: answer.id },
    paymentEdit: { id: payment.id },
    paymentShow: { id: payment.id },
    creditPayoutEdit: { id: payout.id },
    creditPayoutShow: { id: payout.id },
    supportGrantEdit: { id: grant.id },
    auditLine: { id: line!.id },
    outboxMail: { id: mail!.id },
    passwordEmail: { query: link },
    recover2: { query: link },
  };
}
