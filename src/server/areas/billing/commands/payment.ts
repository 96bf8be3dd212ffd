/** What the commands of a payment do. Rules: INV-6, INV-20, MNY-11, MNY-12. */
import { dayOf } from '#shared/domain/calendarDays';
import { certificateProblem } from '#shared/areas/billing/domain/payments';
import { payment, type Payment } from '#shared/areas/billing/resources/payment';
import { Refusal } from '#server/refusal';
import { clientTime } from '#server/repository/clientTime';
import type { Runs } from '#server/repository/serverResource';

const certificateFile = payment.commands.addCertificate.input.attributes.file;

export const commands: Runs<typeof payment> = {
  verify: async () => ({}),
  reject: async (_, __, { reason }) => ({ reason }),
  reverse: async (work, record, { reason }) => {
    if (record.reverses) throw new Refusal([{ code: 'payment.is_reversal' }]);
    const { id, method, amount, withheld, withholding_no, reference, invoice, entity, bank_account } = record as Payment;
    const { now, zone } = await clientTime(work, entity!.id);
    const made = await work.add('payment', {
      method,
      amount: -amount,
      withheld: withheld && -withheld,
      withholding_no,
      paid_at: dayOf(now, zone),
      reference,
      reason,
      invoice,
      entity,
      bank_account,
      reverses: { type: 'payments', id },
    });
    await work.run('payment', 'verify', made);
    return { reversed: true, reason };
  },
  addCertificate: async (work, record, { withholding_no, file }) => {
    const code = certificateProblem(record);
    if (code) throw new Refusal([{ code }]);
    const certificate = await work.takeFile(file![0]!, certificateFile, '/data/attributes/file/0');
    return { withholding_no, certificate };
  },
};
