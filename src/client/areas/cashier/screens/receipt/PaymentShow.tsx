/** The page of a payment: its receipt, and all that was noted. Rules: CSH-2, CSH-7. */
import type { PatientPayment } from '#shared/areas/cashier/resources/patientPayment';
import type { AnyModule } from '#client/kit/anyModule';
import { Declared } from '#client/kit/resource/show/Declared';
import { ResourceShow } from '#client/kit/resource/show/ResourceShow';
import * as modules from '../../modules';
import { ReceiptActions } from './ReceiptActions';

/** Offered by the buttons of the receipt. */
const ofReceipt = ['print', 'mail'];

export const PaymentShow = () => (
  <ResourceShow<PatientPayment>
    name="patientPayment"
    commands={() => ({ legalOnly: true, without: ofReceipt })}
    next={({ id }) => <ReceiptActions id={id} />}
  >
    {(payment) => <Declared module={modules.patientPayment as unknown as AnyModule} record={payment as never} />}
  </ResourceShow>
);
