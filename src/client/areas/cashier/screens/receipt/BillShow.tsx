/** The page of a patient's bill: its paper, its charges and its payments. Rules: CSH-1, CSH-7. */
import type { PatientBill } from '#shared/areas/cashier/resources/patientBill';
import type { AnyModule } from '#client/kit/anyModule';
import { Declared } from '#client/kit/resource/show/Declared';
import { ResourceShow } from '#client/kit/resource/show/ResourceShow';
import * as modules from '../../modules';
import { BillActions } from './BillActions';

export const BillShow = () => (
  <ResourceShow<PatientBill> name="patientBill" next={(bill) => <BillActions bill={bill} />}>
    {(bill) => <Declared module={modules.patientBill as unknown as AnyModule} record={bill as never} />}
  </ResourceShow>
);
