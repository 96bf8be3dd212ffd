/** What a clinic charges its patients, and the money that it takes. */
import { cashShift } from './resources/cashShift';
import { clinicSetting } from './resources/clinicSetting';
import { patientBill } from './resources/patientBill';
import { patientPayment } from './resources/patientPayment';
import { service } from './resources/service';
import { tariff } from './resources/tariff';
import { visitCharge } from './resources/visitCharge';

export const cashier = { service, tariff, visitCharge, patientBill, patientPayment, cashShift, clinicSetting };
