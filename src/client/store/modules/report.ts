/** Reports, by their path in the API with the query: several may be shown on one page. */
import type { ReportAnswer } from '#shared/reports/report';
import { createLookup } from '../../storeKit/createLookup';
import type { FlowParts } from '../flowParts';

export const report = createLookup<'report', ReportAnswer, FlowParts>('report', ({ services: { reports } }) => reports.read);
