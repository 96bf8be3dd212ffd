/** The store's modules of this area: one line each. */
import { cashier as resources } from '#shared/areas/cashier/index';
import { createModule } from '#client/storeKit/createModule';

export const service = createModule(resources.service);
export const tariff = createModule(resources.tariff);
export const visitCharge = createModule(resources.visitCharge);
export const patientBill = createModule(resources.patientBill);
export const patientPayment = createModule(resources.patientPayment);
export const cashShift = createModule(resources.cashShift);
export const clinicSetting = createModule(resources.clinicSetting);
