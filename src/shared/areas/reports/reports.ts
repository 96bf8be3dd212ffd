/** The registry of reports. */
import { invoiceReports } from '../billing/reports';
import type { Report } from '../../kit/report';
import { cashierReports } from '../cashier/reports';
import { diseaseReports } from '../clinic/reports';
import { revenueReports } from '../clients/reports';
import { ticketReports } from '../support/reports';

export const reports = { ...revenueReports, ...invoiceReports, ...ticketReports, ...cashierReports, ...diseaseReports };
export type ReportName = keyof typeof reports;

/** The same, read by a name that is only known when it runs. */
export const declaredReports: Readonly<Record<ReportName, Report>> = reports;
export const reportNames = Object.keys(reports) as ReportName[];
