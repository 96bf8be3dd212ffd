/** Payments: of an open invoice, pending until somebody of ours has seen the money. Rules: INV-6, INV-19, INV-20, MNY-11, MNY-12. */
import { hasScope } from '#shared/access';
import { dayOf } from '#shared/domain/calendarDays';
import { accountProblem, isOfGateway, paymentProblems, type PaidInvoice, type TypedPayment } from '#shared/areas/billing/domain/payments';
import type { Problem } from '#shared/errors';
import { issuedStates, type Invoice } from '#shared/areas/billing/resources/invoice';
import { payment, type Payment } from '#shared/areas/billing/resources/payment';
import { commands } from '../commands/payment';
import { settle } from '../settlement/settle';
import { tellOfPayment, tellVerifiers } from '../settlement/tellClient';
import { Refusal } from '#server/refusal';
import { idOfActor } from '#server/repository/actors';
import { idsIn } from '#server/repository/checkReferences';
import { clientTime } from '#server/repository/clientTime';
import { enqueue } from '#server/repository/jobQueue';
import { isCertificateDue } from '../sql/payments';
import { defineServerResource, type Row, type Values } from '#server/repository/serverResource';
import type { Work } from '#server/repository/work';

const INVOICE = '/data/relationships/invoice';
const ACCOUNT = '/data/relationships/bank_account';

/** What is wrong with the values taken together. @param before what a payment had before it was changed */
const problemsOf = (values: Values, before: Values | undefined, today: string, invoice: PaidInvoice): Problem[] =>
  paymentProblems({ ...before, ...values } as TypedPayment, today, invoice).map((problem): Problem => {
    const found = { code: problem.code, pointer: `/data/attributes/${problem.field}` };
    if ('max' in problem) return { ...found, meta: { max: problem.max.toLocaleString('id-ID') } };
    return 'date' in problem ? { ...found, meta: { date: problem.date } } : found;
  });

/** Whether a client's own people have to say which account they paid into: of several nobody can tell. Ours see it in the bank statement. */
const mustName = async (work: Work, values: Values, before: Values | undefined): Promise<boolean> => {
  if (before || values['method'] !== 'transfer' || idOfActor(work.actor) === null || hasScope(work.actor, 'create payments')) return false;
  return (await work.read('bankAccount', { filter: { status: ['active'] } })).records.length > 1;
};

/** What is wrong with our account that the payment names. An account that is already stored may be out of use since. */
const accountProblems = async (work: Work, values: Values, before: Values | undefined): Promise<Problem[]> => {
  const [chosen] = idsIn(values['bank_account']);
  const isStored = values['bank_account'] === undefined && Boolean(before?.['bank_account_id']);
  if (!chosen && !isStored) return (await mustName(work, values, before)) ? [{ code: 'required', pointer: ACCOUNT }] : [];
  const account = chosen ? await work.read('bankAccount', chosen, ['status']) : undefined;
  const code = accountProblem(values['method'] ?? before?.['method'], account);
  return code ? [{ code, pointer: ACCOUNT }] : [];
};

type Paid = Pick<Invoice, 'status' | 'number'>;

/** @throws Refusal where it is no invoice that can be paid */
const refuseUnpayable = ({ status, number }: Paid, values: Values): void => {
  if (!(issuedStates as readonly string[]).includes(status ?? '')) throw new Refusal([{ code: 'payment.not_issued', pointer: INVOICE }]);
  // Money that a gateway received is stored, also for an invoice that was voided meanwhile: it becomes the client's credit.
  if (status === 'void' && !isOfGateway(values['reference']))
    throw new Refusal([{ code: 'payment.void', pointer: INVOICE, meta: { number: number ?? '' } }]);
};

/** A reversal has no checks of its own: it is the opposite of a payment that was checked. */
const checked = async (work: Work, values: Values, before?: Row): Promise<Values> => {
  if (idsIn(values['reverses']).length) return values;
  if (isOfGateway(values['reference']) && idOfActor(work.actor) !== null)
    throw new Refusal([{ code: 'taken', pointer: '/data/attributes/reference' }]);
  const id = idsIn(values['invoice'])[0] ?? (before!['invoice_id'] as string);
  const invoice = (await work.read('invoice', id, ['entity', 'status', 'number', 'dpp', 'ppn', 'issue_date']))!;
  if (!before) refuseUnpayable(invoice, values);
  const { now, zone } = await clientTime(work, before ? (before['entity_id'] as string) : invoice.entity.id);
  const problems = [...problemsOf(values, before, dayOf(now, zone), invoice), ...(await accountProblems(work, values, before))];
  if (problems.length) throw new Refusal(problems);
  return before ? values : { ...values, entity: invoice.entity };
};

/** The mails that tell the client what became of its payment. */
const mailAfter = { verify: 'received', reject: 'rejected' } as const;

export const servedPayment = defineServerResource(payment, {
  tenant: true,
  moneyOf: 'entity_id',
  counted: { certificate_due: isCertificateDue },
  commands,
  hooks: {
    before: {
      add: (work, values) => checked(work, values),
      update: (work, before, values) => checked(work, values, before),
    },
    after: {
      // Those who verify payments need no notice of those that they enter; a gateway's are verified at once.
      add: async (work, id) => {
        if (idOfActor(work.actor) !== null && !hasScope(work.actor, 'verify payments')) await tellVerifiers(work, id);
      },
      run: async (work, record, name) => {
        const changed = record as unknown as Payment;
        const { id, invoice, entity, amount } = changed;
        if (name === 'verify') await settle(work, invoice.id);
        // The person who reversed it tells the client.
        if (amount < 0 || !Object.hasOwn(mailAfter, name)) return;
        const { now, zone } = await clientTime(work, entity!.id);
        const kind = mailAfter[name as keyof typeof mailAfter];
        await tellOfPayment(work, changed, name === 'verify');
        await enqueue(work.trx, work.now, 'invoiceMail', { invoice: invoice.id, kind, today: dayOf(now, zone), payment: id });
      },
    },
  },
});
