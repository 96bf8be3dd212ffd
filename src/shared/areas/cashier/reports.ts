/** A clinic's figures: visits, income, money received, what is owed, doctors' fees, waiting, deposits, discounts; and the rows behind each figure. Rules: RPT-1 to RPT-9. */
import { date, oneOf, text } from '../../kit/fields';
import type { Report, ReportColumn, ReportRow } from '../../kit/report';
import { paymentMethods } from './domain/payments';

export const UNDER = '/bisnisku/clinic-report';

/** Stands for a figure that belongs to nobody: income without a doctor. */
export const WITHOUT = 'none';

const ofClinic = { feature: 'services', under: UNDER } as const;
const days = { from: date(), to: date() };
const id = () => text({ max: 36 });

/** A doctor of money is the one whose fee it is; of a visit the one who examines. */
const filters = { payer: id(), doctor: id(), poly: id() };
type Asked = 'asked_payer' | 'asked_doctor' | 'asked_poly';

/** What a link to the rows of a figure needs: the days, what was asked for, and what the row stands for. */
const hidden = { kind: 'id', hidden: true } as const satisfies ReportColumn;
const period: Record<'from_day' | 'to_day', ReportColumn> = {
  from_day: { kind: 'day', hidden: true },
  to_day: { kind: 'day', hidden: true },
};
const carried: Record<Asked | 'by' | 'group_id' | 'from_day' | 'to_day', ReportColumn> = {
  ...period,
  ...{ asked_payer: hidden, asked_doctor: hidden, asked_poly: hidden, by: hidden, group_id: hidden },
};

const addressOf = (page: string, asked: Readonly<Record<string, unknown>>): string => {
  const filled = Object.entries(asked).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return `${UNDER}/${page}?${new URLSearchParams(filled.map(([name, value]): [string, string] => [name, String(value)])).toString()}`;
};

/** To the rows of a page that a row of a report counts. */
const rowsOn =
  (page: string, more: Readonly<Record<string, string>> = {}) =>
  ({ from_day, to_day, asked_payer, asked_doctor, asked_poly, by, group_id }: ReportRow): string => {
    const asked = { from: from_day, to: to_day, payer: asked_payer, doctor: asked_doctor, poly: asked_poly };
    const own = by === 'day' ? { from: group_id, to: group_id } : { [String(by)]: group_id ?? WITHOUT };
    return addressOf(page, { ...asked, ...own, ...more });
  };

/** To another report for the same days. */
const reportOn =
  (page: string) =>
  ({ from_day, to_day }: ReportRow): string =>
    addressOf(page, { from: from_day, to: to_day });

const visitRows = rowsOn('visit-lines');
const incomeRows = rowsOn('income-lines');
const visitOf = ({ visit_id }: ReportRow): string => `/bisnisku/visit/detail/${visit_id}`;
const paymentOf = ({ payment_id }: ReportRow): string => `/bisnisku/patient-payment/detail/${payment_id}`;
const billOf = ({ bill_id }: ReportRow): string => `/bisnisku/bill/detail/${bill_id}`;
const patientOf = ({ patient_id }: ReportRow): string => `/bisnisku/patient/detail/${patient_id}`;

const money = { kind: 'money', total: true } as const satisfies ReportColumn;
const count = { kind: 'count', total: true } as const satisfies ReportColumn;

const ofMoney = { lists: ['patientPayment', 'patientBill', 'visitCharge', 'cashShift'], ...ofClinic } as const;
const readsMoney = [
  'patientPayment',
  'patientBill',
  'visitCharge',
  'cashShift',
  'visit',
  'payer',
  'service',
  'poly',
  'teamMember',
] as const;

/** Days that a bill has been open: `to_30` up to 30, and so on. */
export const billAges = ['to_30', 'to_60', 'to_90', 'over_90'] as const;
const ageRows =
  (age: (typeof billAges)[number]) =>
  ({ payer_id }: ReportRow) =>
    addressOf('bill-lines', { payer: payer_id, age });

/** What can stand in place of an amount of a shift or a method: how a bill was paid. */
export const incomeGroups = ['day', 'payer', 'doctor', 'poly', 'service', 'method', 'shift'] as const;
export const visitGroups = ['day', 'doctor', 'poly', 'payer'] as const;

export const cashierReports = {
  /** One row: the key figures of the period, each leading to its report. */
  clinicOverview: {
    ...ofMoney,
    lists: [...ofMoney.lists, 'visit'],
    reads: readsMoney,
    pageless: true,
    params: days,
    columns: {
      visits: { kind: 'count', leadsTo: reportOn('clinic-visits') },
      new_patients: { kind: 'count', leadsTo: reportOn('clinic-visits') },
      earned: { kind: 'money', leadsTo: reportOn('clinic-income') },
      money_in: { kind: 'money', leadsTo: reportOn('clinic-receipts') },
      open: { kind: 'money', leadsTo: () => `${UNDER}/receivables` },
      deposits: { kind: 'money', leadsTo: ({ to_day }) => addressOf('deposits-held', { to: to_day }) },
      discounts: { kind: 'money', leadsTo: reportOn('clinic-discounts') },
      wait_exam: { kind: 'decimal', leadsTo: reportOn('waiting-times') },
      ...period,
    },
  },
  clinicVisits: {
    ...ofClinic,
    lists: ['visit'],
    reads: ['visit', 'patient', 'payer', 'poly', 'teamMember'],
    params: { ...days, by: oneOf(visitGroups), ...filters },
    columns: {
      group: { kind: 'group', leadsTo: visitRows },
      new_patients: { ...count, leadsTo: rowsOn('visit-lines', { patients: 'new' }) },
      old_patients: { ...count, leadsTo: rowsOn('visit-lines', { patients: 'old' }) },
      visits: { ...count, leadsTo: visitRows },
      ...carried,
    },
    chart: { kind: 'stacked', of: ['new_patients', 'old_patients'], over: 'group' },
  },
  visitLines: {
    ...ofClinic,
    lists: ['visit', 'patient'],
    reads: ['visit', 'patient', 'payer', 'poly', 'teamMember'],
    params: { ...days, ...filters, patients: oneOf(['new', 'old']) },
    columns: {
      day: { kind: 'day' },
      visit_no: { kind: 'name', leadsTo: visitOf },
      mrn: { kind: 'name' },
      patient: { kind: 'name', leadsTo: visitOf },
      patients: { kind: 'option', values: ['new', 'old'] },
      doctor: { kind: 'name' },
      poly: { kind: 'name' },
      payer: { kind: 'name' },
      wait_call: { kind: 'decimal' },
      wait_exam: { kind: 'decimal' },
      examination: { kind: 'decimal' },
      visit_id: hidden,
      ...period,
    },
  },
  clinicIncome: {
    ...ofMoney,
    reads: readsMoney,
    params: { ...days, by: oneOf(incomeGroups), ...filters },
    columns: {
      group: { kind: 'group', values: [...paymentMethods], leadsTo: incomeRows },
      received: { ...money, leadsTo: incomeRows },
      returned: { ...money, leadsTo: incomeRows },
      amount: { ...money, leadsTo: incomeRows },
      ...carried,
    },
    chart: { kind: 'bar', of: ['amount'], over: 'group' },
  },
  incomeLines: {
    ...ofMoney,
    reads: readsMoney,
    params: { ...days, ...filters, service: id(), method: oneOf(paymentMethods), shift: id() },
    columns: {
      day: { kind: 'day' },
      receipt_no: { kind: 'name', leadsTo: paymentOf },
      patient: { kind: 'name', leadsTo: paymentOf },
      service: { kind: 'name' },
      amount: money,
      fee: money,
      doctor: { kind: 'name' },
      payer: { kind: 'name' },
      poly: { kind: 'name' },
      method: { kind: 'option', values: paymentMethods },
      payment_id: hidden,
      ...period,
    },
  },
  /** `earned`: of bills, less what was given back; `deposits`: taken, less what was given back or used; `total`: what came into the drawers and the bank. */
  clinicReceipts: {
    ...ofMoney,
    reads: readsMoney,
    params: { ...days, by: oneOf(['method', 'shift']) },
    columns: {
      group: { kind: 'group', values: [...paymentMethods], leadsTo: incomeRows },
      earned: { ...money, leadsTo: incomeRows },
      deposits: money,
      total: money,
      ...carried,
    },
    chart: { kind: 'bar', of: ['total'], over: 'group' },
  },
  receivables: {
    ...ofMoney,
    reads: readsMoney,
    byTheMinute: true,
    params: { payer: id() },
    columns: {
      payer: { kind: 'name', leadsTo: ({ payer_id }) => addressOf('bill-lines', { payer: payer_id }) },
      bills: { ...count, leadsTo: ({ payer_id }) => addressOf('bill-lines', { payer: payer_id }) },
      to_30: { ...money, leadsTo: ageRows('to_30') },
      to_60: { ...money, leadsTo: ageRows('to_60') },
      to_90: { ...money, leadsTo: ageRows('to_90') },
      over_90: { ...money, leadsTo: ageRows('over_90') },
      open: { ...money, leadsTo: ({ payer_id }) => addressOf('bill-lines', { payer: payer_id }) },
      payer_id: hidden,
    },
    chart: { kind: 'stacked', of: ['to_30', 'to_60', 'to_90', 'over_90'], over: 'payer' },
  },
  billLines: {
    ...ofMoney,
    reads: readsMoney,
    byTheMinute: true,
    params: { payer: id(), age: oneOf(billAges) },
    columns: {
      day: { kind: 'day' },
      bill_no: { kind: 'name', leadsTo: billOf },
      patient: { kind: 'name', leadsTo: billOf },
      payer: { kind: 'name' },
      days_open: { kind: 'count' },
      total: { kind: 'money' },
      open: money,
      bill_id: hidden,
    },
  },
  doctorFees: {
    ...ofMoney,
    lists: ['clinicSetting', ...ofMoney.lists],
    reads: readsMoney,
    params: { ...days, ...filters },
    columns: {
      group: { kind: 'group', leadsTo: incomeRows },
      charges: { ...count, leadsTo: incomeRows },
      amount: { ...money, leadsTo: incomeRows },
      fee: { ...money, leadsTo: incomeRows },
      ...carried,
    },
    chart: { kind: 'bar', of: ['fee'], over: 'group' },
  },
  /** Minutes on average. A time that was not noted is left out of its average, and counted. */
  waitingTimes: {
    ...ofClinic,
    lists: ['visit'],
    reads: ['visit', 'payer', 'poly', 'teamMember'],
    params: { ...days, by: oneOf(visitGroups), ...filters },
    columns: {
      group: { kind: 'group', leadsTo: visitRows },
      visits: { ...count, leadsTo: visitRows },
      wait_call: { kind: 'decimal' },
      wait_exam: { kind: 'decimal' },
      examination: { kind: 'decimal' },
      without_times: { ...count, leadsTo: visitRows },
      ...carried,
    },
    chart: { kind: 'bar', of: ['wait_exam'], over: 'group' },
  },
  depositsHeld: {
    ...ofMoney,
    lists: [...ofMoney.lists, 'patient'],
    reads: [...readsMoney, 'patient'],
    params: { to: date() },
    columns: {
      mrn: { kind: 'name' },
      patient: { kind: 'name', leadsTo: patientOf },
      last_day: { kind: 'day' },
      amount: { ...money, leadsTo: patientOf },
      patient_id: hidden,
    },
  },
  clinicDiscounts: {
    ...ofMoney,
    reads: readsMoney,
    params: { ...days, ...filters, what: oneOf(['discount', 'void']) },
    columns: {
      day: { kind: 'day' },
      visit_no: { kind: 'name', leadsTo: visitOf },
      patient: { kind: 'name', leadsTo: visitOf },
      service: { kind: 'name' },
      what: { kind: 'option', values: ['discount', 'void'] },
      amount: money,
      reason: { kind: 'name' },
      asked_by: { kind: 'name' },
      approved_by: { kind: 'name' },
      visit_id: hidden,
      ...period,
    },
  },
} as const satisfies Readonly<Record<string, Report>>;
